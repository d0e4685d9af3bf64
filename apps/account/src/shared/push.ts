import { call, query } from '@worrystone/api-client'
import { notificationsApi } from '@worrystone/contracts'
import { storedText } from '@worrystone/forms'
import { findUser } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'

/** The state in this browser. `denied`: the browser forbids pushes. `on`: the signed-in person gets pushes here. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const WORKER = '/sw.js'
/** The ids of people with pushes in this browser, which may be shared: each gets them only while signed in. */
const WANTED_KEY = 'worrystone_push'

/** The VAPID key; null when the site sends no pushes. */
export const pushKeyQuery = () => query(notificationsApi.pushKey, {})

/** The browser's state as far as it is known at once: `on` still needs a subscription. */
export function expectedPushState(): PushState {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const me = findUser()?.id
  return me && Notification.permission === 'granted' && wantedUsers.read().has(me) ? 'on' : 'off'
}

/** Reads the browser's state, without prompt or request. */
export async function pushState(): Promise<PushState> {
  const expected = expectedPushState()
  return expected === 'on' && !(await findSubscription()) ? 'off' : expected
}

/** Must be called in a click handler: asks for permission. Rejects when browser or server cannot subscribe now. */
export async function enablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  // Before any await: browsers prompt only in a user gesture.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  return enqueue(async () => {
    const me = findUser()?.id
    if (!me) return 'off'
    const isSent = await subscribe(me)
    if (!isSent) return 'unsupported'
    wantedUsers.change((ids) => ids.add(me))
    return 'on'
  })
}

/** Unsubscribes the signed-in person in this browser only. */
export async function disablePush(): Promise<void> {
  const me = findUser()?.id
  if (me) wantedUsers.change((ids) => ids.delete(me))
  if (!isSupported()) return
  await enqueue(async () => {
    const subscription = await findSubscription()
    if (!subscription) return
    await subscription.unsubscribe()
    // If the request fails, the server notices at the next push; none is delivered either way.
    await call(notificationsApi.unsubscribe, { body: { endpoint: subscription.endpoint } }).catch(() => {})
  })
}

/**
 * Registers this browser's subscription with the current session, if pushes are switched on here. A subscription belongs to a session,
 * so call it for each new session. Unsubscribes after the end of a session: the next person at this browser gets no pushes of the last.
 * Never rejects; the next page tries again.
 */
export async function renewPush(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  await enqueue(async () => {
    const me = findUser()?.id
    if (me && wantedUsers.read().has(me)) await subscribe(me)
    else if (session.get().status !== 'starting') await (await findSubscription())?.unsubscribe()
  }).catch((error: unknown) => console.warn('The push subscription could not be renewed', error))
}

const isSupported = () => Boolean(navigator.serviceWorker) && 'PushManager' in window && 'Notification' in window

let last: Promise<unknown> = Promise.resolve()
/** Runs in order: enabling, disabling and renewing would undo each other. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work)
  last = result.catch(() => {})
  return result
}

const findSubscription = async () => (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() ?? null

/** False when the site sends no pushes, or the person has signed out meanwhile. */
async function subscribe(me: string): Promise<boolean> {
  const { publicKey } = await call(notificationsApi.pushKey, {})
  if (!publicKey) return false
  await navigator.serviceWorker.register(workerAddress(), { scope: '/', updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const existing = await pushManager.getSubscription()
  const key = decodeBase64Url(publicKey)
  // A subscription with an earlier key gets no pushes.
  const isUsable = existing !== null && hasSameBytes(existing.options.applicationServerKey, key)
  if (existing && !isUsable) await existing.unsubscribe()
  const subscription = isUsable ? existing : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  if (findUser()?.id !== me) {
    await subscription.unsubscribe()
    return false
  }
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await call(notificationsApi.subscribe, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
  return true
}

type Policy = { createScriptURL(address: string): unknown }
type TrustedTypesFactory = { createPolicy(name: string, rules: { createScriptURL(): string }): Policy }

/** A TrustedScriptURL where supported; the DOM's types allow strings only. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  return (trustedTypes?.createPolicy('worrystone-push', { createScriptURL: () => WORKER }).createScriptURL('') ??
    WORKER) as string
}

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0)
}

function hasSameBytes(buffer: ArrayBuffer | null, bytes: Uint8Array): boolean {
  const existingKey = buffer && new Uint8Array(buffer)
  return existingKey?.length === bytes.length && bytes.every((byte, at) => byte === existingKey[at])
}

const stored = storedText({ storage: 'localStorage', key: WANTED_KEY })

const wantedUsers = {
  read: () => new Set((stored.read() ?? '').split(' ').filter(Boolean)),
  change(update: (ids: Set<string>) => unknown) {
    const ids = wantedUsers.read()
    update(ids)
    if (ids.size > 0) stored.write([...ids].join(' '))
    else stored.clear()
  },
}
