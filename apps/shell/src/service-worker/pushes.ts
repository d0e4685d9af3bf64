import type { PushPayload } from '@worrystone/contracts'

/** The part of a service worker's scope that is used here: the DOM types cover pages only. */
export type WorkerScope = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
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

/** How long an open page may take to reply before another one is opened. */
const REPLY_TIMEOUT_MS = 1_000

/** Shows pushes, opens their page on click, and renews the subscription. */
export function handlePushes(scope: WorkerScope): void {
  // No page needs an older version of the worker.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('push', (event) => event.waitUntil(showNotification(scope, parsePayload(event.data))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPath(scope, pathOf(event.notification.data)))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(scope, event)))
}

function parsePayload(data: WorkerEvents['push']['data']): Partial<PushPayload> {
  try {
    const payload = data?.json()
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    return {}
  }
}

function showNotification({ registration }: WorkerScope, payload: Partial<PushPayload>) {
  const { text, language } = payload
  // Browsers revoke the permission of sites that show nothing: an unreadable push is shown too.
  return registration.showNotification(text || 'Worrystone', {
    ...(language && { lang: language }),
    dir: 'auto',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    // The newer one contains the total count.
    tag: 'notifications',
    data: { path: pathFor(payload) },
  })
}

/** The target of a click: the post if there is only one notification. */
function pathFor({ kind, postId, unreadCount }: Partial<PushPayload>): string {
  if (unreadCount !== 1) return '/notifications'
  if (kind === 'moderation' || kind === 'report') return '/moderation/own'
  return postId ? `/posts/${encodeURIComponent(postId)}` : '/notifications'
}

function pathOf(data: unknown): string {
  const path = (data as { path?: unknown } | null)?.path
  return typeof path === 'string' ? path : '/notifications'
}

const findWindows = ({ clients }: WorkerScope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** An open page navigates without a reload, so that typed text is kept. */
async function openPath(scope: WorkerScope, path: string) {
  const windows = await findWindows(scope)
  const page = windows.find(({ focused }) => focused) ?? windows.find(isVisible) ?? windows[0]
  if (page) {
    // Rejected when the click was too long ago; the page navigates all the same.
    await page.focus().catch(() => {})
    if (await isHandledBy(page, path)) return
  }
  await scope.clients.openWindow(path)
}

const isVisible = ({ visibilityState }: WindowClient) => visibilityState === 'visible'

/** False for a frozen page or one older than this worker: they send no reply. */
function isHandledBy(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((resolve) => {
    setTimeout(resolve, REPLY_TIMEOUT_MS, false)
    port1.onmessage = () => resolve(true)
    page.postMessage({ type: 'push.open', path }, [port2])
  }).finally(() => port1.close())
}

/** The browser replaced the subscription. Only a page can send it to the server: an open one, or the next one. */
async function renewSubscription(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: WorkerEvents['pushsubscriptionchange'],
) {
  const options = oldSubscription?.options
  if (!newSubscription && options) {
    const { applicationServerKey } = options
    await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {})
  }
  for (const page of await findWindows(scope)) page.postMessage({ type: 'push.renewed' })
}
