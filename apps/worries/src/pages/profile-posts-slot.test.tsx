import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { anOwnPost, aPage, aPost, fakeIntersection } from '../testing.ts'
import { ProfilePostsSlot } from './profile-posts-slot.tsx'

const LIST = 'GET /posts/user/:id'
const me = aUser()
const userId = anId()
const open = (user: typeof me | null = me, of = userId) =>
  renderInKit(<ProfilePostsSlot userId={of} username="tomas" />, { user, path: '/profile/tomas' })

describe('the worries of a person', () => {
  it('are listed as cards with all actions', async () => {
    fakeIntersection()
    const post = aPost({ userId, shortContent: 'about the exam' })
    const api = fakeApi({ [LIST]: () => aPage([post]) })
    open()
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('about the exam')).toBeTruthy()
    expect(await card.findByRole('button', { name: /Support/ })).toBeTruthy()
    await userEvent.click(await card.findByRole('button', { name: 'More about this worry' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report this worry' }))
    expect(await screen.findByRole('dialog', { name: 'Report this worry' })).toBeTruthy()
    expect(api.callsTo('GET', `/posts/user/${userId}`)[0]?.query.limit).toBe('20')
  })

  it('load more below, page by page', async () => {
    fakeIntersection()
    const api = fakeApi({
      [LIST]: ({ query }) =>
        query.cursor ? aPage([aPost({ userId, shortContent: 'older' })]) : aPage([aPost({ userId })], 'there'),
    })
    open(null)
    await userEvent.click(await screen.findByRole('button', { name: 'Show more worries' }))
    expect(await screen.findByText('older')).toBeTruthy()
    expect(api.callsTo('GET', `/posts/user/${userId}`).at(-1)?.query.cursor).toBe('there')
    expect(screen.getByText('You have reached the end. Take a breath.')).toBeTruthy()
  })

  it('have an empty state', async () => {
    fakeApi({ [LIST]: () => aPage([]) })
    open()
    expect(await screen.findByText('tomas has not shared a worry with you yet.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Share a worry' })).toBeNull()
  })

  it('invite to share on one’s own profile', async () => {
    fakeApi({ [LIST]: () => aPage([]) })
    open(me, me.id)
    expect((await screen.findByRole('link', { name: 'Share a worry' })).getAttribute('href')).toBe('/feed?share=1')
  })

  it('show a failure, with a retry', async () => {
    fakeIntersection()
    let isUp = false
    const down = new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })
    fakeApi({ [LIST]: () => (isUp ? aPage([aPost({ userId, shortContent: 'here' })]) : down) })
    open()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('here')).toBeTruthy()
  })

  it('refetch after another worry was shared, and drop deleted ones', async () => {
    fakeIntersection()
    const old = anOwnPost(me, { shortContent: 'old' })
    const fresh = anOwnPost(me, { shortContent: 'fresh' })
    let posts = [old]
    fakeApi({ [LIST]: () => aPage(posts) })
    open(me, me.id)
    await screen.findByText('old')
    posts = [fresh, old]
    act(() => emit('post.created/1', { postId: fresh.id }))
    expect(await screen.findByText('fresh')).toBeTruthy()
    act(() => emit('post.removed/1', { postId: old.id }))
    await waitFor(() => expect(screen.queryByText('old')).toBeNull())
  })
})
