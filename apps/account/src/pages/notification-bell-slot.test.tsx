import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { anId, aUser } from '@worrystone/contracts/testing'
import { i18n } from '@worrystone/i18n'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aNotification, aNotificationPage, userWithClock } from '../shared/testing.tsx'
import { NotificationBellSlot } from './notification-bell-slot.tsx'

// Lazy: imported here so that no test waits for its compilation.
beforeAll(() => import('../features/notification-bell/latest-panel.tsx'))

const LIST = 'GET /notifications?limit=10'
const STREAM = 'GET /notifications/stream'
const user = aUser()
const show = (options: Parameters<typeof renderInKit>[1] = {}) => renderInKit(<NotificationBellSlot />, { user, ...options })
const bell = () => screen.getByRole('button', { name: /^Notifications/ })

/** A stream that the test writes to. */
function aStream() {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller
    },
  })
  const write = (text: string) => writer?.enqueue(new TextEncoder().encode(text))
  return {
    stream,
    write,
    tell: (state: object, event = 'notifications') => write(`event: ${event}\ndata: ${JSON.stringify(state)}\n\n`),
    end: () => writer?.close(),
  }
}

function setVisibility(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('renders nothing for a visitor, and sends no request', () => {
  const api = fakeApi({})
  show({ user: null })
  expect(screen.queryByRole('button')).toBeNull()
  expect(api.calls).toEqual([])
})

it('shows the number of unread ones, 9+ at most', async () => {
  fakeApi({ [LIST]: { data: { ...aNotificationPage([aNotification()]), unreadCount: 12 } } })
  show()
  expect(await screen.findByRole('button', { name: 'Notifications (12 unread notifications)' })).toBeTruthy()
  expect(screen.getByText('9+')).toBeTruthy()
})

it('shows the five latest with a link to all, and closes by Esc, which restores the focus', async () => {
  const notices = Array.from({ length: 7 }, () => aNotification())
  fakeApi({ [LIST]: { data: aNotificationPage(notices) } })
  show()
  await userEvent.click(bell())
  const panel = within(screen.getByRole('dialog', { name: 'Notifications' }))
  expect(await panel.findAllByRole('listitem')).toHaveLength(5)
  expect(panel.getByRole('link', { name: 'View all notifications' }).getAttribute('href')).toBe('/notifications')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(bell())
})

it('refetches its titles when the language changes', async () => {
  const inEnglish = aNotification({ title: 'A new comment' })
  fakeApi({
    [LIST]: [
      { data: aNotificationPage([inEnglish]) },
      { data: aNotificationPage([{ ...inEnglish, title: 'Ein neuer Kommentar' }]) },
    ],
  })
  show()
  await userEvent.click(bell())
  expect(await screen.findByText('A new comment')).toBeTruthy()
  onTestFinished(() => i18n.setLanguage('en'))
  await act(() => i18n.setLanguage('de'))
  expect(await screen.findByText('Ein neuer Kommentar')).toBeTruthy()
})

it('closes by a click outside', async () => {
  fakeApi({ [LIST]: { data: aNotificationPage([]) } })
  show()
  await userEvent.click(bell())
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
  await userEvent.click(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('refetches when it is opened after a failure, and shows a failure with a retry', async () => {
  fakeApi({ [LIST]: [{ status: 400, html: '' }, { status: 400, html: '' }, { data: aNotificationPage([]) }] })
  show()
  await userEvent.click(bell())
  expect(await screen.findByText('Failed to load notifications')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
})

it('marks one as read optimistically', async () => {
  const answer = Promise.withResolvers<void>()
  const one = aNotification({ title: 'A new comment' })
  const api = fakeApi({
    [LIST]: { data: aNotificationPage([one, aNotification()]) },
    [`PUT /notifications/${one.id}/read`]: { data: { unreadCount: 1 }, after: answer.promise },
  })
  show()
  await userEvent.click(bell())
  await userEvent.click(await screen.findByRole('button', { name: 'Mark read: A new comment' }))
  expect(await screen.findByRole('button', { name: 'Notifications (1 unread notifications)' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark read: A new comment' })).toBeNull()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  answer.resolve()
  await waitFor(() => expect(api.bodiesOf(`PUT /notifications/${one.id}/read`)).toHaveLength(1))
})

it('rolls back when the server rejects it', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const answer = Promise.withResolvers<void>()
  fakeApi({
    [LIST]: { data: aNotificationPage([aNotification(), aNotification()]) },
    'PUT /notifications/read-all': { status: 400, error: { code: 'BAD_REQUEST', message: 'No' }, after: answer.promise },
  })
  show()
  await userEvent.click(bell())
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  expect(screen.queryByText('New')).toBeNull()
  answer.resolve()
  expect(await screen.findByRole('button', { name: 'Notifications (2 unread notifications)' })).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(2)
  expect(warned).toHaveBeenCalled()
})

it('links to the worry or to the decisions, marks what is followed, and links to no missing page', async () => {
  const postId = anId()
  const worry = aNotification({ title: 'A new comment', kind: 'comment', postId })
  const api = fakeApi({
    [LIST]: {
      data: aNotificationPage([
        worry,
        aNotification({ title: 'A decision', kind: 'moderation' }),
        aNotification({ title: 'Follows', kind: 'follow' }),
      ]),
    },
    [`PUT /notifications/${worry.id}/read`]: { data: { unreadCount: 2 } },
  })
  const { navigation } = show()
  await userEvent.click(bell())
  expect((await screen.findByRole('link', { name: 'A decision' })).getAttribute('href')).toBe('/moderation/own')
  expect(screen.queryByRole('link', { name: 'Follows' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'A new comment' }))
  expect(navigation.path()).toBe(`/posts/${postId}`)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(api.bodiesOf(`PUT /notifications/${worry.id}/read`)).toHaveLength(1))
})

it('gets events from one stream, also in chunks', async () => {
  const line = aStream()
  const first = aNotification()
  const next = aNotification({ title: 'Just come' })
  const api = fakeApi({
    [LIST]: [{ data: aNotificationPage([first]) }, { data: aNotificationPage([next, first]) }],
    [STREAM]: { stream: line.stream },
  })
  const { announcements } = show()
  await screen.findByRole('button', { name: 'Notifications (1 unread notifications)' })
  await act(async () => line.tell({ id: first.id, unreadCount: 1 }))
  expect(api.bodiesOf(LIST)).toHaveLength(1)
  await act(async () => {
    const text = `:\n\nevent: notifications\ndata: ${JSON.stringify({ id: next.id, unreadCount: 2 })}\n\n`
    line.write(text.slice(0, 40))
    line.write(text.slice(40))
  })
  expect(await screen.findByRole('button', { name: 'Notifications (2 unread notifications)' })).toBeTruthy()
  expect(announcements).toEqual(['2 unread notifications'])
  expect(api.bodiesOf(STREAM)).toHaveLength(1)
})

it('polls every 30 seconds without a stream, reconnects with backoff, and stops when hidden', async () => {
  // Backoff is randomized: here every delay has its nominal length.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  onTestFinished(() => chance.mockRestore())
  const { pass } = userWithClock()
  const api = fakeApi({ [LIST]: { data: aNotificationPage([]) } })
  show()
  await pass(100)
  expect(api.bodiesOf(STREAM)).toHaveLength(1)
  await pass(1_300)
  expect(api.bodiesOf(STREAM)).toHaveLength(2)
  await pass(1_300)
  expect(api.bodiesOf(STREAM)).toHaveLength(2)
  await pass(240_000)
  expect(api.bodiesOf(LIST).length).toBeGreaterThan(1)
  expect(api.bodiesOf(STREAM).length).toBeLessThan(12)
  setVisibility(false)
  const before = api.calls.length
  await pass(240_000)
  expect(api.calls).toHaveLength(before)
  setVisibility(true)
  await pass(100)
  expect(api.calls.length).toBeGreaterThan(before)
})

it.each([
  ['when the tab is hidden', () => setVisibility(false)],
  ['at sign-out', () => act(() => session.signOut())],
])('closes the stream %s', async (_, leave) => {
  const line = aStream()
  const signals: (AbortSignal | null | undefined)[] = []
  fakeApi({
    [LIST]: { data: aNotificationPage([]) },
    [STREAM]: { stream: line.stream } as Reply,
    'POST /auth/logout': { data: { message: 'Signed out' } },
  })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.endsWith('/stream')) signals.push(init.signal)
    return fetch(url, init)
  })
  show()
  await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false))
  const count = signals.length
  await leave()
  await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true))
  expect(signals).toHaveLength(count)
})

it('polls instead of reconnecting when another window has replaced the stream', async () => {
  const { pass } = userWithClock()
  const line = aStream()
  const api = fakeApi({ [LIST]: { data: aNotificationPage([]) }, [STREAM]: { stream: line.stream } })
  show()
  await pass(100)
  await act(async () => {
    line.tell({ id: null, unreadCount: 0 }, 'replaced')
    line.end()
  })
  await pass(95_000)
  expect(api.bodiesOf(STREAM)).toHaveLength(1)
  expect(api.bodiesOf(LIST).length).toBeGreaterThanOrEqual(3)
})

describe('the tier in the stream', () => {
  const PROFILE = 'GET /auth/profile'
  const aStreamState = (tier?: string) => ({ id: null, unreadCount: 0, ...(tier && { tier }) })
  const tierNow = () => {
    const now = session.get()
    return now.status === 'signed-in' && now.user.tier
  }
  function listen(profile: Reply | Reply[]) {
    const line = aStream()
    const api = fakeApi({ [LIST]: { data: aNotificationPage([]) }, [STREAM]: { stream: line.stream }, [PROFILE]: profile })
    show()
    return { api, tell: (tier?: string) => act(async () => line.tell(aStreamState(tier))) }
  }

  it('refreshes the user once when it differs', async () => {
    const answer = Promise.withResolvers<void>()
    const { api, tell } = listen({ data: { ...user, tier: 'premium' }, after: answer.promise })
    await tell('premium')
    await tell('premium')
    answer.resolve()
    await waitFor(() => expect(tierNow()).toBe('premium'))
    await tell('premium')
    expect(api.bodiesOf(PROFILE)).toHaveLength(1)
  })

  it('causes no request when it is the same or missing', async () => {
    const { api, tell } = listen({ data: user })
    await tell('free')
    await tell()
    expect(api.bodiesOf(PROFILE)).toEqual([])
  })

  it('is refreshed again with the next event after a failure, without a message', async () => {
    const { api, tell } = listen([{ status: 500, html: '' }, { data: { ...user, tier: 'supporter' } }])
    await tell('supporter')
    await waitFor(() => expect(api.bodiesOf(PROFILE)).toHaveLength(1))
    expect(tierNow()).toBe('free')
    await tell('supporter')
    await waitFor(() => expect(tierNow()).toBe('supporter'))
  })
})
