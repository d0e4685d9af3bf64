import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeWorkerEvents } from './fake-worker-events.ts'
import { handlePushes, type WindowClient, type WorkerScope } from './pushes.ts'

afterEach(() => void vi.useRealTimers())

type Shown = { title: string; options: NotificationOptions }

/** A page that replies, or is frozen. */
function aPage(part: Partial<WindowClient> & { isAsleep?: boolean } = {}) {
  const messages: unknown[] = []
  const page = {
    focused: false,
    visibilityState: 'hidden',
    focus: vi.fn(async () => undefined),
    postMessage(message: unknown, [port]: MessagePort[] = []) {
      messages.push(message)
      if (!part.isAsleep) port?.postMessage('followed')
    },
    ...part,
  }
  return { ...page, messages }
}

function aWorker(pages: WindowClient[] = []) {
  const { addEventListener, dispatch } = fakeWorkerEvents()
  const shown: Shown[] = []
  const opened: string[] = []
  const subscribe = vi.fn(async () => ({}) as PushSubscription)
  const scope: WorkerScope = {
    registration: {
      showNotification: async (title, options = {}) => void shown.push({ title, options }),
      pushManager: { subscribe } as unknown as PushManager,
    },
    clients: { matchAll: async () => pages, openWindow: async (address) => void opened.push(address) },
    skipWaiting: vi.fn(async () => undefined),
    addEventListener,
  }
  handlePushes(scope)
  return {
    scope,
    shown,
    opened,
    subscribe,
    dispatch,
    push: (payload: unknown) => dispatch('push', { data: { json: () => payload } }),
    clickNotification: (data: unknown, close = () => {}) => dispatch('notificationclick', { notification: { data, close } }),
  }
}

const aPush = (part: object = {}) => ({
  kind: 'comment',
  postId: 'p1',
  unreadCount: 1,
  language: 'ar',
  text: 'One sentence',
  ...part,
})

describe('a push', () => {
  it('shows its text, in place of the previous notification', async () => {
    const { push, shown } = aWorker()
    await push(aPush())
    expect(shown).toEqual([
      { title: 'One sentence', options: expect.objectContaining({ lang: 'ar', dir: 'auto', tag: 'notifications' }) },
    ])
  })

  it.each([
    [{ postId: 'p1' }, '/posts/p1'],
    [{ postId: '../x' }, '/posts/..%2Fx'],
    [{ kind: 'follow', postId: null }, '/notifications'],
    [{ kind: 'moderation' }, '/moderation/own'],
    [{ kind: 'report', postId: null }, '/moderation/own'],
    [{ unreadCount: 2 }, '/notifications'],
    [{ unreadCount: undefined }, '/notifications'],
  ])('about %j opens %s', async (part, path) => {
    const { push, shown } = aWorker()
    await push(aPush(part))
    expect(shown[0]?.options.data).toEqual({ path })
  })

  it.each([
    ['nothing', { data: null }],
    ['no JSON', { data: { json: () => JSON.parse('{') } }],
    ['another type', { data: { json: () => 'a text' } }],
  ])('with %s is shown all the same, because browsers forbid silent ones', async (_, event) => {
    const { dispatch, shown } = aWorker()
    await dispatch('push', event)
    expect(shown).toEqual([{ title: 'Worrystone', options: expect.objectContaining({ data: { path: '/notifications' } }) }])
  })
})

describe('a click', () => {
  it('closes the notification and navigates the visible page', async () => {
    const [hidden, visible] = [aPage(), aPage({ visibilityState: 'visible' })]
    const { clickNotification, opened } = aWorker([hidden, visible])
    const close = vi.fn()
    await clickNotification({ path: '/posts/p1' }, close)
    expect(close).toHaveBeenCalled()
    expect(visible.focus).toHaveBeenCalled()
    expect(visible.messages).toEqual([{ type: 'push.open', path: '/posts/p1' }])
    expect(hidden.messages).toEqual([])
    expect(opened).toEqual([])
  })

  it('navigates the focused page first, also when the browser refuses to focus it again', async () => {
    const [visible, focused] = [
      aPage({ visibilityState: 'visible' }),
      aPage({ focused: true, focus: () => Promise.reject(new Error('not now')) }),
    ]
    const { clickNotification, opened } = aWorker([visible, focused])
    await clickNotification({ path: '/posts/p1' })
    expect(focused.messages).toHaveLength(1)
    expect(opened).toEqual([])
  })

  it('opens a new page when none is open, or the open one is frozen', async () => {
    const alone = aWorker()
    await alone.clickNotification({ path: '/posts/p1' })
    expect(alone.opened).toEqual(['/posts/p1'])
    vi.useFakeTimers()
    const frozenWorker = aWorker([aPage({ isAsleep: true })])
    const pressed = frozenWorker.clickNotification({ path: '/posts/p1' })
    await vi.advanceTimersByTimeAsync(1_000)
    await pressed
    expect(frozenWorker.opened).toEqual(['/posts/p1'])
  })

  it('opens the list by default', async () => {
    const { clickNotification, opened } = aWorker()
    await clickNotification(null)
    expect(opened).toEqual(['/notifications'])
  })
})

describe('a subscription replaced by the browser', () => {
  const oldSubscription = { options: { applicationServerKey: new ArrayBuffer(65) } }

  it('is renewed with the same key, and reported to the pages', async () => {
    const page = aPage()
    const { dispatch, subscribe } = aWorker([page])
    await dispatch('pushsubscriptionchange', { oldSubscription })
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription.options.applicationServerKey,
    })
    expect(page.messages).toEqual([{ type: 'push.renewed' }])
  })

  it('is left to the pages when the browser has a new one, or cannot create one', async () => {
    const page = aPage()
    const { dispatch, subscribe } = aWorker([page])
    await dispatch('pushsubscriptionchange', { oldSubscription, newSubscription: {} })
    await dispatch('pushsubscriptionchange', {})
    expect(subscribe).not.toHaveBeenCalled()
    subscribe.mockRejectedValueOnce(new Error('no permission'))
    await dispatch('pushsubscriptionchange', { oldSubscription })
    expect(page.messages).toHaveLength(3)
  })
})

it('replaces an older version at once', async () => {
  const { dispatch, scope } = aWorker()
  await dispatch('install')
  expect(scope.skipWaiting).toHaveBeenCalled()
})
