import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { anOwnPost, aPage, aPost, captureToasts, deferred, fakeIntersection } from '../testing.ts'
import { FeedPage } from './feed-page.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const articles = () => screen.getAllByRole('article').map((article) => article.querySelector('[id$="-text"]')?.textContent)
const open = (path = '/feed', user: ReturnType<typeof aUser> | null = null) =>
  renderInKit(<FeedPage />, { path, route: '/feed', user })
const deleted = () => new ErrorResponse(503, { code: 'SERVICE_UNAVAILABLE', message: '' })

beforeEach(() => {
  fakeIntersection()
  window.scrollTo = () => {}
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the feed of a visitor', () => {
  it('shows the worries, with the sign-in links', async () => {
    fakeApi({ 'GET /posts': () => aPage([aPost({ shortContent: 'Will I pass?', publishedAt: hoursAgo(3) })]) })
    open()

    const card = await screen.findByRole('article', { name: 'Tomas' })
    expect(within(card).getByRole('link', { name: 'Will I pass?' }).getAttribute('href')).toMatch(/^\/posts\//)
    expect(within(card).getByText('I am worried about…')).toBeTruthy()
    expect(within(card).getByText('3h ago').getAttribute('title')).toBeTruthy()
    expect(within(card).getByText('Public')).toBeTruthy()
    expect(within(card).queryByRole('button', { name: /^Follow/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=/feed')
    expect(screen.queryByRole('button', { name: 'Share a worry' })).toBeNull()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All Posts', 'Discover'])
    expect(screen.queryByLabelText('Show')).toBeNull()
  })

  it('does not request the personalised feed, and explains the sign-in', async () => {
    const api = fakeApi({})
    open('/feed?tab=following')

    expect(await screen.findByText('Please log in to view your personalized feed')).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it.each([
    [40 * 60_000, 'Just now'],
    [23.5 * 3_600_000, '23h ago'],
    [30 * 3_600_000, 'Yesterday'],
    [75 * 3_600_000, '3d ago'],
  ])('formats the age of a worry of %i ms as %s', async (age, label) => {
    fakeApi({ 'GET /posts': () => aPage([aPost({ publishedAt: new Date(Date.now() - age).toISOString() })]) })
    open()
    expect(await screen.findByText(label)).toBeTruthy()
  })

  it('renders the text as written, with safe links and in its own direction', async () => {
    fakeApi({ 'GET /posts': () => aPage([aPost({ shortContent: 'قلق\nhttps://example.org javascript:alert(1) <b>x</b>' })]) })
    open()

    const link = await screen.findByRole('link', { name: 'https://example.org' })
    expect(link.getAttribute('rel')).toContain('nofollow ugc noopener')
    const text = link.closest('[dir="auto"]')
    expect(text?.textContent).toBe('قلق\nhttps://example.org javascript:alert(1) <b>x</b>')
    expect(text?.querySelectorAll('a')).toHaveLength(1)
    expect(document.querySelector('a a')).toBeNull()
  })
})

describe('loading', () => {
  it('shows a failure in place, with a retry', async () => {
    let isUp = false
    fakeApi({
      'GET /posts': () =>
        isUp ? aPage([aPost({ shortContent: 'Back again' })]) : new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' }),
    })
    open()

    expect(await screen.findByText(/./, { selector: '[role=alert] p' })).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Back again')).toBeTruthy()
  })

  it('has its own message for a network error', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeApi({
      'GET /posts': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    open()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('Failed to load posts')).toBeTruthy()
  })

  it('prefers the message of the server', async () => {
    fakeApi({
      'GET /posts': () =>
        new ErrorResponse(429, { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again' }),
    })
    open()
    expect(await screen.findByText('Too many requests. Please wait a moment and try again')).toBeTruthy()
  })

  it('appends the next page when the end is visible, and shows when there is no more', async () => {
    const sight = fakeIntersection()
    const pages: Record<string, ReturnType<typeof aPage>> = {
      '': aPage([aPost({ shortContent: 'one', publishedAt: hoursAgo(1) })], 'second'),
      second: aPage([aPost({ shortContent: 'two', publishedAt: hoursAgo(2) })]),
    }
    const api = fakeApi({ 'GET /posts': ({ query }) => pages[query.cursor ?? ''] })
    open()

    expect((await screen.findByRole('article')).getAttribute('aria-setsize')).toBe('-1')
    act(() => sight.reachEnd())
    await waitFor(() => expect(articles()).toEqual(['one', 'two']))
    expect(api.callsTo('GET', '/posts').map(({ query }) => query.cursor)).toEqual([undefined, 'second'])
    expect(
      screen
        .getAllByRole('article')
        .map((each) => `${each.ariaPosInSet ?? each.getAttribute('aria-posinset')}/${each.getAttribute('aria-setsize')}`),
    ).toEqual(['1/2', '2/2'])
    expect(screen.getByText('You have reached the end. Take a breath.')).toBeTruthy()
  })

  it('keeps the loaded worries when the next page fails, with a retry', async () => {
    const sight = fakeIntersection()
    let isUp = false
    fakeApi({
      'GET /posts': ({ query }) => {
        if (!query.cursor) return aPage([aPost({ shortContent: 'one', publishedAt: hoursAgo(1) })], 'second')
        return isUp
          ? aPage([aPost({ shortContent: 'two', publishedAt: hoursAgo(2) })])
          : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not this time' })
      },
    })
    open()

    await screen.findByText('one')
    act(() => sight.reachEnd())
    expect(await screen.findByText('Not this time')).toBeTruthy()
    expect(articles()).toEqual(['one'])
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(articles()).toEqual(['one', 'two']))
  })

  it('moves from card to card by Page Down and Page Up', async () => {
    fakeApi({ 'GET /posts': () => aPage([aPost({ publishedAt: hoursAgo(1) }), aPost({ publishedAt: hoursAgo(2) })]) })
    open()
    const [first, second] = await screen.findAllByRole('article')
    act(() => first?.querySelector('a')?.focus())
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{PageUp}')
    expect(document.activeElement).toBe(first)
  })
})

describe('new worries', () => {
  it('wait behind a button every 30 seconds, and are added on top when it is clicked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const old = aPost({ shortContent: 'old', publishedAt: hoursAgo(2) })
    let posts: Post[] = [old]
    const api = fakeApi({ 'GET /posts': () => aPage(posts) })
    open()
    await screen.findByText('old')
    expect(api.callsTo('GET', '/posts')).toHaveLength(1)

    posts = [aPost({ shortContent: 'newest' }), aPost({ shortContent: 'newer', publishedAt: hoursAgo(1) }), old]
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    const button = await screen.findByRole('button', { name: '2 new worries' })
    expect(articles()).toEqual(['old'])

    act(() => button.click())
    await waitFor(() => expect(articles()).toEqual(['newest', 'newer', 'old']))
    expect(screen.queryByRole('button', { name: /new worr/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[0]))
  })

  it('are not inserted when an earlier worry is missing in the response', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const [kept, older] = [aPost({ shortContent: 'kept', publishedAt: hoursAgo(1) }), aPost({ publishedAt: hoursAgo(5) })]
    let posts = [kept]
    fakeApi({ 'GET /posts': () => aPage(posts) })
    open()
    await screen.findByText('kept')
    posts = [older]
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.queryByRole('button', { name: /new worr/ })).toBeNull()
    expect(articles()).toEqual(['kept'])
  })

  it('come with updated counts of those on screen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let post = aPost({ shortContent: 'seen', supportCount: 1, publishedAt: hoursAgo(1) })
    fakeApi({ 'GET /posts': () => aPage([post]) })
    open('/feed', aUser())
    expect(await screen.findByRole('button', { name: 'Support 1' })).toBeTruthy()
    post = { ...post, supportCount: 5, commentCount: 2 }
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByRole('button', { name: 'Support 5' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Comments 2' })).toBeTruthy()
  })

  it('do not revert support that was given during the request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const post = aPost({ supportCount: 1, publishedAt: hoursAgo(1) })
    const slow = deferred<ReturnType<typeof aPage>>()
    let times = 0
    fakeApi({
      'GET /posts': () => (++times === 1 ? aPage([post]) : slow.promise),
      'POST /likes/:id': () => ({ supportCount: 2, isShowingSupport: true }),
    })
    open('/feed', aUser())
    const button = await screen.findByRole('button', { name: 'Support 1' })
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(times).toBe(2)
    await act(async () => button.click())
    await screen.findByRole('button', { name: 'Support 2' })
    await act(async () => slow.resolve(aPage([{ ...post, commentCount: 9 }])))
    await screen.findByRole('link', { name: 'Comments 9' })
    expect(screen.getByRole('button', { name: 'Support 2', pressed: true })).toBeTruthy()
  })

  it('keep the loaded worries when polling fails, with a message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isUp = true
    fakeApi({ 'GET /posts': () => (isUp ? aPage([aPost({ shortContent: 'still here' })]) : deleted()) })
    open()
    await screen.findByText('still here')
    isUp = false
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(await screen.findByText('New worries could not be loaded. What you see was loaded earlier.')).toBeTruthy()
    expect(screen.getByText('still here')).toBeTruthy()
  })

  it('replace a scheduled worry on screen by its published state', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = aUser()
    const at = new Date(Date.now() + 10_000).toISOString()
    const waiting = anOwnPost(user, {
      publishedAt: null,
      isScheduled: true,
      scheduledFor: at,
      createdAt: hoursAgo(1),
      updatedAt: hoursAgo(1),
    })
    let post: Post = { ...waiting, publishedAt: null }
    fakeApi({ 'GET /posts': () => aPage([post]) })
    open('/feed', user)
    expect(await screen.findByText('Scheduled')).toBeTruthy()
    post = { ...waiting, publishedAt: at }
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await waitFor(() => expect(screen.queryByText('Scheduled')).toBeNull())
  })
})

describe('the feed of a member', () => {
  it('filters by audience on the server', async () => {
    const api = fakeApi({ 'GET /posts': () => aPage([]) })
    const { navigation } = open('/feed', aUser())
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'private')
    expect(navigation.path()).toBe('/feed?privacy=private')
    await waitFor(() => expect(api.callsTo('GET', '/posts').at(-1)?.query.privacyLevel).toBe('private'))
    expect(await screen.findByText('No worries with this privacy yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all worries' }).getAttribute('href')).toBe('/feed')
  })

  it('filters by language on the server, remembered in the address and on the device', async () => {
    const api = fakeApi({ 'GET /posts': ({ query }) => aPage(query.languages === 'de' ? [] : [aPost()]) })
    const user = aUser()
    const first = open('/feed', user)
    await userEvent.selectOptions(await screen.findByLabelText('Languages of the worries'), 'de')
    expect(first.navigation.path()).toBe('/feed?languages=de')
    expect(await screen.findByText('No worries in these languages here yet.')).toBeTruthy()
    first.unmount()
    const again = open('/feed', user)
    await waitFor(() => expect(api.callsTo('GET', '/posts').at(-1)?.query.languages).toBe('de'))
    await userEvent.click(await screen.findByRole('button', { name: 'Show all languages' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(again.navigation.path()).toBe('/feed')
    expect(localStorage.getItem('worrystone_feed_languages')).toBeNull()
  })

  it('filters by category on the server, remembered in the address and on the device', async () => {
    const api = fakeApi({ 'GET /posts': ({ query }) => aPage(query.category === 'work' ? [] : [aPost()]) })
    const user = aUser()
    const first = open('/feed', user)
    await userEvent.selectOptions(await screen.findByLabelText('Categories'), 'work')
    expect(first.navigation.path()).toBe('/feed?category=work')
    expect(await screen.findByText('No worries about this here yet.')).toBeTruthy()
    first.unmount()
    const again = open('/feed', user)
    await waitFor(() => expect(api.callsTo('GET', '/posts').at(-1)?.query.category).toBe('work'))
    await userEvent.click(await screen.findByRole('button', { name: 'Show all worries' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(again.navigation.path()).toBe('/feed')
    expect(localStorage.getItem('worrystone_feed_category')).toBeNull()
  })

  it('asks for every category when the address has none that exists', async () => {
    const api = fakeApi({ 'GET /posts': () => aPage([aPost()]) })
    open('/feed?category=weather', aUser())
    await screen.findAllByRole('article')
    expect(api.callsTo('GET', '/posts').at(-1)?.query.category).toBeUndefined()
  })

  it('are behind one button on a phone, with the way to the drafts', async () => {
    const browser = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
    browser.happyDOM.setViewport({ width: 360 })
    onTestFinished(() => {
      browser.happyDOM.setViewport({ width: 1024 })
      localStorage.removeItem('worrystone_feed_languages')
      localStorage.removeItem('worrystone_feed_category')
    })
    const api = fakeApi({ 'GET /posts': () => aPage([aPost()]) })
    open('/feed', aUser())
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const sheet = within(screen.getByRole('dialog', { name: 'What the feed shows' }))
    await userEvent.selectOptions(sheet.getByLabelText('Show'), 'friends')
    await userEvent.selectOptions(sheet.getByLabelText('Languages of the worries'), 'de')
    await userEvent.selectOptions(sheet.getByLabelText('Categories'), 'family')
    expect(sheet.getByRole('link', { name: 'Drafts and scheduled' }).getAttribute('href')).toBe('/my-worries?tab=drafts')
    await userEvent.click(sheet.getByRole('button', { name: 'Show worries' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect(api.callsTo('GET', '/posts').at(-1)?.query).toMatchObject({
        privacyLevel: 'friends',
        languages: 'de',
        category: 'family',
      }),
    )
    expect(screen.getByRole('button', { name: 'Filters: some are on' })).toBeTruthy()
  })

  it('shows what is written in one’s own languages', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'en-GB', 'en'])
    const api = fakeApi({ 'GET /posts': () => aPage([aPost()]) })
    open('/feed?languages=mine', aUser())
    await screen.findAllByRole('article')
    expect(api.callsTo('GET', '/posts').at(-1)?.query.languages).toBe('en,pt')
  })

  it('switches between all, followed and discovered worries', async () => {
    fakeApi({
      'GET /posts': () => aPage([aPost({ shortContent: 'of all' })]),
      'GET /posts/feed/personalized': () => aPage([aPost({ shortContent: 'of those I follow' })]),
      'GET /posts/feed/discovery': () => aPage([aPost({ shortContent: 'to discover' })]),
    })
    open('/feed', aUser())
    await screen.findByText('of all')
    await userEvent.click(screen.getByRole('tab', { name: 'Following' }))
    expect(await screen.findByText('of those I follow')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Discover' }))
    expect(await screen.findByText('to discover')).toBeTruthy()
    expect(screen.queryByText('of all')).toBeNull()
  })

  it('follows an author optimistically on every card, with rollback', async () => {
    const toasts = captureToasts()
    const answer = deferred<unknown>()
    const userId = aPost().id
    const user = { id: userId, username: 'noor', displayName: null, avatarUrl: null }
    fakeApi({
      'GET /posts': () => aPage([aPost({ userId, user }), aPost({ userId, user, publishedAt: hoursAgo(1) })]),
      'POST /follows/:userId': () => answer.promise,
    })
    open('/feed', aUser())

    const [button] = await screen.findAllByRole('button', { name: 'Follow noor' })
    await userEvent.click(button as HTMLElement)
    expect(await screen.findAllByRole('button', { name: /^Following noor/ })).toHaveLength(2)
    await act(async () => answer.resolve(new ErrorResponse(404, { code: 'NOT_FOUND', message: '' })))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Follow noor' })).toHaveLength(2))
    expect(toasts).toHaveLength(1)
  })

  it('has no follow button on own worries, and no owner menu on others', async () => {
    const user = aUser()
    fakeApi({ 'GET /posts': () => aPage([anOwnPost(user), aPost({ publishedAt: hoursAgo(1) })]) })
    open('/feed', user)
    const [own, other] = await screen.findAllByRole('article')
    await within(other as HTMLElement).findByRole('button', { name: 'Follow Tomas' })
    within(own as HTMLElement).getByRole('button', { name: 'Actions for your worry' })
    expect(within(own as HTMLElement).getAllByRole('button')).toHaveLength(1)
    expect(within(other as HTMLElement).queryByRole('button', { name: 'Actions for your worry' })).toBeNull()
  })

  it('updates with deletions and follows elsewhere on the page', async () => {
    const [deleted, remaining] = [aPost({ shortContent: 'gone' }), aPost({ shortContent: 'stays', publishedAt: hoursAgo(1) })]
    fakeApi({ 'GET /posts': () => aPage([deleted, remaining]) })
    open('/feed', aUser())
    await screen.findByText('gone')
    act(() => emit('post.removed/1', { postId: deleted.id }))
    await waitFor(() => expect(articles()).toEqual(['stays']))
    act(() => emit('follow.changed/1', { userId: remaining.userId, isFollowing: true }))
    expect(await screen.findByRole('button', { name: /^Following Tomas/ })).toBeTruthy()
  })
})

describe('deleting', () => {
  const user = aUser()
  const posts = [
    anOwnPost(user, { shortContent: 'first', publishedAt: hoursAgo(1) }),
    anOwnPost(user, { shortContent: 'second', publishedAt: hoursAgo(2) }),
    anOwnPost(user, { shortContent: 'third', publishedAt: hoursAgo(3) }),
  ]

  async function deleteSecond() {
    const second = (await screen.findAllByRole('article'))[1] as HTMLElement
    await userEvent.click(await within(second).findByRole('button', { name: 'Actions for your worry' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  }

  it('removes the worry optimistically, and restores its place after a failure', async () => {
    const toasts = captureToasts()
    const answer = deferred<unknown>()
    fakeApi({ 'GET /posts': () => aPage(posts), 'DELETE /posts/:id': () => answer.promise })
    open('/feed', user)
    await deleteSecond()

    await waitFor(() => expect(articles()).toEqual(['first', 'third']))
    await act(async () => answer.reject(new TypeError('Failed to fetch')))
    await waitFor(() => expect(articles()).toEqual(['first', 'second', 'third']))
    expect(toasts).toEqual(['Failed to delete post'])
  })

  it('passes the focus to the neighbour on success', async () => {
    const api = fakeApi({ 'GET /posts': () => aPage(posts), 'DELETE /posts/:id': () => ({ message: 'done' }) })
    open('/feed', user)
    await deleteSecond()

    await waitFor(() => expect(articles()).toEqual(['first', 'third']))
    expect(api.callsTo('DELETE', `/posts/${posts[1]?.id}`)).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.textContent).toContain('third'))
  })
})

describe('sharing from the feed', () => {
  it('opens by the URL, and adds a new worry on top at once', async () => {
    const user = aUser()
    fakeApi({
      'GET /posts': () => aPage([aPost({ shortContent: 'was there' })]),
      'GET /posts/prompts': () => [{ id: 'a', text: 'I keep thinking about…' }],
      'POST /posts': ({ body }) => anOwnPost(user, { shortContent: String(body.shortContent) }),
    })
    const { navigation } = open('/feed?share=1', user)
    await screen.findByText('was there')
    await userEvent.click(await screen.findByRole('radio', { name: 'I keep thinking about…' }))
    await userEvent.type(screen.getByLabelText('Your worry'), 'brand new')
    await userEvent.click(screen.getByRole('button', { name: 'Share worry' }))

    await waitFor(() => expect(articles()).toEqual(['brand new', 'was there']))
    expect(navigation.path()).toBe('/feed')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share a worry' }))
  })

  it('shows after sharing how many people carry something like it, with two of their worries', async () => {
    const user = aUser()
    let rounds = 0
    const similarWorries = ['so is mine', 'mine as well'].map((shortContent) => ({
      ...aPost({ shortContent }),
      subcategory: null,
      similarity: 0.5,
      band: 'same_place',
      otherLanguage: null,
    }))
    const found = (count: number) => ({
      similarWorries: count > 0 ? similarWorries : [],
      totalCount: count,
      visibleCount: Math.min(count, 2),
      hasMore: count > 2,
      peopleCount: count,
      isComplete: count > 0,
    })
    const api = fakeApi({
      'GET /posts': () => aPage([]),
      'GET /posts/prompts': () => [{ id: 'a', text: 'I keep thinking about…' }],
      'POST /posts': () => anOwnPost(user, { shortContent: 'brand new' }),
      'GET /analysis/posts/:id/similar': () => found(rounds++ === 0 ? 0 : 3),
    })
    open('/feed?share=1', user)
    await userEvent.click(await screen.findByRole('radio', { name: 'I keep thinking about…' }))
    await userEvent.type(screen.getByLabelText('Your worry'), 'brand new')
    await userEvent.click(screen.getByRole('button', { name: 'Share worry' }))

    expect(await screen.findByText('Looking for people who carry something like this')).toBeTruthy()
    const part = within(await screen.findByRole('region', { name: '3 people carry something like this' }))
    expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['so is mine', 'mine as well'])
    expect(api.callsTo('GET', /similar$/).map(({ query }) => query.limit)).toEqual(['2', '2'])
  })

  it('keeps the draft when the session ends meanwhile, and restores it after the next sign-in', async () => {
    const user = aUser()
    fakeApi({
      'GET /posts': () => aPage([]),
      'GET /posts/prompts': () => [{ id: 'a', text: 'I keep thinking about…' }],
      'POST /auth/logout': () => ({ message: 'done' }),
    })
    open('/feed?share=1', user)
    await userEvent.type(await screen.findByLabelText('Your worry'), 'half a thought')
    await act(() => session.signOut())
    expect(await screen.findByText('Please log in to share a worry. What you wrote before is still on this device.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Ffeed%3Fshare%3D1')

    act(() => session.signedIn({ token: 'new', refreshToken: 'new', user }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your worry')).value).toBe('half a thought')
  })

  it('never shows one person the draft of another', async () => {
    fakeApi({ 'GET /posts': () => aPage([]), 'GET /posts/prompts': () => [] })
    const first = open('/feed?share=1', aUser())
    await userEvent.type(await screen.findByLabelText('Your worry'), 'mine alone')
    first.unmount()
    open('/feed?share=1', aUser())
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your worry')).value).toBe('')
  })
})
