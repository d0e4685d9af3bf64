import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anOwnPost, aPost } from '../testing.ts'
import { PostPage } from './post-page.tsx'
// Loaded on demand: imported here so that no test waits for them.
import './post-below.tsx'
import './post-tasks.tsx'

const user = aUser()
const post = anOwnPost(user, { supportCount: 3, meTooCount: 2 })
const LIST = { support: 'GET /likes/:id', meToo: 'GET /metoo/:id' }

const aResponse = (name: string) => ({
  user: { id: crypto.randomUUID(), username: name.toLowerCase(), displayName: name, avatarUrl: null },
  createdAt: new Date().toISOString(),
})
const aPageOf = (people: ReturnType<typeof aResponse>[], hasMore = false) => ({ people, hasMore, total: 3 })

function open(handlers: Parameters<typeof fakeApi>[0], shown = post) {
  const api = fakeApi({
    'GET /posts/:id': () => shown,
    'GET /comments/post/:id/threaded': () => ({ comments: [], hasMore: false, total: 0 }),
    ...handlers,
  })
  return { api, ...renderInKit(<PostPage />, { path: `/posts/${shown.id}`, route: '/posts/:postId', user }) }
}
const openDialog = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name })
  await userEvent.click(button)
  return button
}
const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a:not([aria-hidden])')?.textContent)

afterEach(() => {
  vi.useRealTimers()
})

describe('the supporters of an own worry', () => {
  const pageOf = (names: string[], total = names.length) => ({
    people: names.map(aResponse),
    hasMore: total > names.length,
    total,
  })

  it.each([
    ['Noor stands by you', pageOf(['Noor'])],
    ['Noor and Tomas stand by you', pageOf(['Noor', 'Tomas'])],
    ['Noor, Tomas and 2 others stand by you', pageOf(['Noor', 'Tomas', 'Ada'], 4)],
    ['Noor, Tomas and 5 others stand by you', pageOf(['Noor', 'Tomas', 'Ada'], 7)],
  ])('is said by name with faces: %s', async (sentence, page) => {
    const { api } = open({ [LIST.support]: () => page })
    const button = await screen.findByRole('button', { name: sentence })
    expect(button.querySelectorAll('[aria-hidden=true]')).toHaveLength(page.people.length)
    expect(api.callsTo('GET', `/likes/${post.id}`).map(({ query }) => query.limit)).toEqual(['3'])
    await userEvent.click(button)
    expect(await screen.findByRole('dialog', { name: 'People who show support' })).toBeTruthy()
  })

  it.each([
    ['nobody may be named', () => pageOf([], 3)],
    ['the names cannot be loaded', () => new ErrorResponse(404, { code: 'NOT_FOUND', message: 'gone' })],
  ])('is left out when %s', async (_, answer) => {
    const { api } = open({ [LIST.support]: answer })
    await waitFor(() => expect(api.callsTo('GET', `/likes/${post.id}`)).toHaveLength(1))
    await screen.findByRole('heading', { name: /^Comments/ })
    expect(screen.queryByText(/stands? by you/)).toBeNull()
  })

  it('is not requested for a worry of another person, or one without support', async () => {
    for (const shown of [aPost({ supportCount: 3 }), anOwnPost(user, { supportCount: 0 })]) {
      const { api, unmount } = open({}, shown)
      await screen.findByRole('heading', { name: /^Comments/ })
      expect(api.callsTo('GET', `/likes/${shown.id}`)).toEqual([])
      unmount()
    }
  })
})

describe('the people who responded to one’s own worry', () => {
  it('are listed in a dialog with profile links; closing restores the focus', async () => {
    const { api } = open({ [LIST.support]: () => aPageOf([aResponse('Noor'), aResponse('Tomas')]) })
    const button = await openDialog(/^Support/)
    const dialog = await screen.findByRole('dialog', { name: 'People who show support' })
    const link = await within(dialog).findByRole('link', { name: 'Noor' })
    expect(link.getAttribute('href')).toBe('/profile/noor')
    expect(names(dialog)).toEqual(['Noor', 'Tomas'])
    expect(within(dialog).getByText('Only you can see these names.')).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(api.callsTo('GET', `/metoo/${post.id}`)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  it('load page by page, without duplicates, and the focus moves to the first new one', async () => {
    const [noor, tomas, ada] = [aResponse('Noor'), aResponse('Tomas'), aResponse('Ada')]
    const { api } = open({
      [LIST.meToo]: ({ query }) => (query.offset === '0' ? aPageOf([noor, tomas], true) : aPageOf([tomas, ada])),
    })
    await openDialog(/^Me too/)
    const dialog = await screen.findByRole('dialog', { name: 'People who said “me too”' })
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(names(dialog)).toEqual(['Noor', 'Tomas', 'Ada']))
    expect(new Set(api.callsTo('GET', `/metoo/${post.id}`).map(({ query }) => query.offset))).toEqual(new Set(['0', '2']))
    expect(document.activeElement).toBe(within(dialog).getByRole('link', { name: 'Ada' }))
    expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('have a loading and an empty state', async () => {
    const answer = Promise.withResolvers<unknown>()
    open({ [LIST.support]: () => answer.promise })
    await openDialog(/^Support/)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('status').textContent).toBe('Loading')
    answer.resolve(aPageOf([]))
    expect(await within(dialog).findByText('There is nobody to show at the moment.')).toBeTruthy()
  })

  it.each([
    [
      'of the server',
      () => new ErrorResponse(404, { code: 'NOT_FOUND', message: 'The requested content was not found' }),
      'The requested content was not found',
    ],
    ['of its own offline', () => Promise.reject(new TypeError('no network')), 'These names could not be loaded'],
  ])('have the message %s after a failure, with a retry', async (_, failing, sentence) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isUp = false
    // The names on the worry are loaded from the same endpoint: were they to fail as well, its breaker would open on a slow machine.
    open({ [LIST.support]: ({ query }) => (isUp || query.limit === '3' ? aPageOf([aResponse('Noor')]) : failing()) })
    await openDialog(/^Support/)
    const dialog = await screen.findByRole('dialog')
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await within(dialog).findByText(sentence)).toBeTruthy()
    isUp = true
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    expect(await within(dialog).findByRole('link', { name: 'Noor' })).toBeTruthy()
  })

  it('stay when the next page fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open({
      [LIST.support]: ({ query }) =>
        query.offset === '0' || query.limit === '3'
          ? aPageOf([aResponse('Noor')], true)
          : Promise.reject(new TypeError('no network')),
    })
    await openDialog(/^Support/)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show more' }))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await within(dialog).findByText('These names could not be loaded')).toBeTruthy()
    expect(names(dialog)).toEqual(['Noor'])
  })

  it('are not offered on another person’s worry', async () => {
    open({}, aPost({ supportCount: 3 }))
    const button = await screen.findByRole('button', { name: /^Support/ })
    expect(button.getAttribute('aria-haspopup')).toBeNull()
  })
})
