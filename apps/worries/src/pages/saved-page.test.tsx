import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPost, captureToasts, fakeIntersection } from '../testing.ts'
import { FeedPage } from './feed-page.tsx'
import { SavedPage } from './saved-page.tsx'

const LIST = 'GET /posts/saved'
const user = aUser()

beforeEach(() => void fakeIntersection())

const page = (posts: Post[], hasMore = false) => ({ posts, hasMore, total: posts.length })
const open = () => renderInKit(<SavedPage />, { path: '/saved', route: '/saved', user })
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'More about this worry' }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))

describe('the saved worries', () => {
  it('are listed, and a removed one disappears at once', async () => {
    const toasts = captureToasts()
    const post = aPost({ shortContent: 'the long winter', isSaved: true })
    const api = fakeApi({ [LIST]: () => page([post]), 'DELETE /posts/:id/save': () => ({ isSaved: false }) })
    open()
    await screen.findByText('the long winter')
    await openMenu()
    await choose('Take off your saved worries')
    await screen.findByText(/Nothing saved yet/)
    await waitFor(() => expect(toasts).toEqual(['No longer among your saved worries']))
    expect(api.callsTo('DELETE', `/posts/${post.id}/save`)).toHaveLength(1)
  })

  it('come back when taking one off fails', async () => {
    const toasts = captureToasts()
    fakeApi({
      [LIST]: () => page([aPost({ shortContent: 'the long winter', isSaved: true })]),
      'DELETE /posts/:id/save': () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'No way' }),
    })
    open()
    await screen.findByText('the long winter')
    await openMenu()
    await choose('Take off your saved worries')
    await waitFor(() => expect(toasts).toEqual(['No way']))
    expect(await screen.findByText('the long winter')).toBeTruthy()
  })

  it('are none at first: the page says how to save one', async () => {
    fakeApi({ [LIST]: () => page([]) })
    open()
    await screen.findByText(/Nothing saved yet/)
    expect(screen.getByRole('link', { name: 'Go to the feed' }).getAttribute('href')).toBe('/feed')
  })

  it('show a failure, with a retry', async () => {
    let times = 0
    fakeApi({
      [LIST]: () =>
        ++times === 1
          ? new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'No' })
          : page([aPost({ shortContent: 'the long winter', isSaved: true })]),
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('the long winter')).toBeTruthy()
  })
})

it('a worry is saved from its menu in the feed', async () => {
  const toasts = captureToasts()
  const post = aPost()
  const api = fakeApi({
    'GET /posts': () => ({ posts: [post], hasMore: false, total: 1, nextCursor: null }),
    'POST /posts/:id/save': () => ({ isSaved: true }),
  })
  renderInKit(<FeedPage />, { path: '/feed', route: '/feed', user })
  await openMenu()
  await choose('Save for later')
  await waitFor(() => expect(toasts).toEqual(['Saved. Only you can see what you save.']))
  expect(api.callsTo('POST', `/posts/${post.id}/save`)).toHaveLength(1)
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: 'Take off your saved worries' })).toBeTruthy()
})
