import type { PushPayload } from '@worrystone/contracts'

/** As much of a service worker's world as it needs: the DOM's types know pages only. */
export type WorkerScope = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K] & Waiting) => void): void
}
export type WindowClient = {
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer?: Transferable[]): void
}
type Waiting = { waitUntil(work: Promise<unknown>): void }
type WorkerEvents = {
  install: object
  push: { data: { json(): unknown } | null }
  notificationclick: { notification: { data: unknown; close(): void } }
  pushsubscriptionchange: { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null }
}

/** How long an open page may take to answer before another one is opened. */
const ANSWER_MS = 1_000

/** Shows what is pushed, leads on when it is pressed, and keeps the subscription. */
export function handlePushes(scope: WorkerScope): void {
  // There is nothing that an older version could still be needed for.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, payloadOf(event.data))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(scope, pathOf(event.notification.data)))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)))
}

function payloadOf(data: WorkerEvents['push']['data']): Partial<PushPayload> {
  try {
    const payload = data?.json()
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    return {}
  }
}

function show({ registration }: WorkerScope, payload: Partial<PushPayload>) {
  const { text, language } = payload
  // Browsers take the permission away from sites that show nothing, so even what cannot be read is shown.
  return registration.showNotification(text || 'Worrystone', {
    ...(language && { lang: language }),
    dir: 'auto',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    // The newer one says how many there are altogether.
    tag: 'notifications',
    data: { path: placeOf(payload) },
  })
}

/** Where a press leads: to the thing itself if there is one only. */
function placeOf({ kind, postId, unreadCount }: Partial<PushPayload>): string {
  if (unreadCount !== 1) return '/notifications'
  if (kind === 'moderation' || kind === 'report') return '/moderation/own'
  return postId ? `/posts/${encodeURIComponent(postId)}` : '/notifications'
}

function pathOf(data: unknown): string {
  const path = (data as { path?: unknown } | null)?.path
  return typeof path === 'string' ? path : '/notifications'
}

const windowsOf = ({ clients }: WorkerScope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** An open page goes on by itself, without a reload, so that nothing is lost that somebody was writing in it. */
async function lead(scope: WorkerScope, path: string) {
  const windows = await windowsOf(scope)
  const page = windows.find(({ focused }) => focused) ?? windows.find(isVisible) ?? windows[0]
  if (page) {
    // Refused where the press was too long ago; the page goes on all the same.
    await page.focus().catch(() => {})
    if (await isFollowed(page, path)) return
  }
  await scope.clients.openWindow(path)
}

const isVisible = ({ visibilityState }: WindowClient) => visibilityState === 'visible'

/** A page that is asleep, or older than this worker, answers nothing. */
function isFollowed(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((resolve) => {
    setTimeout(resolve, ANSWER_MS, false)
    port1.onmessage = () => resolve(true)
    page.postMessage({ type: 'push.open', path }, [port2])
  }).finally(() => port1.close())
}

/** The browser has ended the subscription by itself. Only a page can tell the server: one that is open now, or the next. */
async function renew(scope: WorkerScope, { oldSubscription, newSubscription }: WorkerEvents['pushsubscriptionchange']) {
  const options = oldSubscription?.options
  if (!newSubscription && options) {
    const { applicationServerKey } = options
    await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {})
  }
  for (const page of await windowsOf(scope)) page.postMessage({ type: 'push.renewed' })
}
