import { lookup as lookUp } from 'node:dns'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { join } from 'node:path'
import webPush from 'web-push'

type PushTarget = { endpoint: string; p256dh: string; auth: string }
/** `gone`: the subscription is no longer valid. A temporary failure is thrown: `PushTimeout` when there was no response in time. */
export type Push = {
  /** The public key for browser subscriptions; null: push is disabled. */
  publicKey(): string | null
  /** Whether this server may call the address. The resolved address of a host name is checked again at each call. */
  isAllowed(endpoint: string): boolean
  send(target: PushTarget, payload: object, topic: string): Promise<'sent' | 'gone'>
}

type Keys = { publicKey: string; privateKey: string }
type Options = { keys: () => Keys | undefined; subject: string; isLocalAllowed: boolean }

/** The timeout of a whole call: a slower push is retried. */
const TIMEOUT_MS = 3_000
const DAY_SECONDS = 24 * 60 * 60
const GONE_STATUSES = new Set([404, 410])

/** Sends by Web Push: encrypted for the browser (aes128gcm), signed with this site's keys (VAPID). Follows no redirects. */
export function webPushPort({ keys, subject, isLocalAllowed }: Options): Push {
  const isAllowed = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, username, password } = new URL(endpoint)
    if (username !== '' || password !== '') return false
    if (isLocalAllowed) return protocol === 'https:' || protocol === 'http:'
    const address = hostname.replace(/^\[|\]$/g, '')
    return protocol === 'https:' && (isIP(address) ? isPublic(address) : isPublicName(address))
  }

  return {
    publicKey: () => keys()?.publicKey ?? null,
    isAllowed,

    async send({ endpoint, p256dh, auth }, payload, topic) {
      const vapidDetails = keys()
      if (!vapidDetails || !isAllowed(endpoint)) return 'gone'
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails: { ...vapidDetails, subject },
        TTL: DAY_SECONDS,
        // An undelivered message is replaced by the next one.
        topic,
        urgency: 'normal',
      })
      const status = await post(new URL(endpoint), { headers, body, isLocalAllowed })
      if (status >= 200 && status < 300) return 'sent'
      if (GONE_STATUSES.has(status)) return 'gone'
      throw new PushFailure(status)
    },
  }
}

class PushFailure extends Error {
  override name = 'PushFailure'
  readonly code: string
  constructor(status: number) {
    super(`The push service answered ${status}`)
    this.code = `PUSH_${status}`
  }
}

/** The service did not respond, or not even accept the connection. */
export class PushTimeout extends Error {
  override name = 'PushTimeout'
  readonly code = 'PUSH_TIMEOUT'
  constructor() {
    super('The push service did not answer in time')
  }
}

type PushRequest = { headers: Record<string, unknown>; body: Buffer | string | null; isLocalAllowed: boolean }

/** Not `fetch`: this way the checked address is the one that is connected, even if DNS returns another one later. */
function post(url: URL, { headers, body, isLocalAllowed }: PushRequest): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).request(
      url,
      {
        method: 'POST',
        headers: headers as http.OutgoingHttpHeaders,
        signal,
        ...(!isLocalAllowed && { lookup: publicLookup }),
      },
      (response) => {
        // The body of the response is ignored, however long it is.
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('error', (thrown) => reject(signal.aborted ? new PushTimeout() : thrown))
    request.end(body ?? undefined)
  })
}

/** Resolves host names to public addresses only. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (failure, addresses) => {
    if (failure) return callback(failure, '', 0)
    const allowed = addresses.filter(({ address }) => isPublic(address))
    const [first] = allowed
    if (!first) return callback(Object.assign(new Error('Not a public address'), { code: 'EADDRREFUSED' }), '', 0)
    if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)\.?$/i
const isPublicName = (name: string) => name.includes('.') && !PRIVATE_NAME.test(name)

const private4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  private4.addSubnet(net, bits, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [net, bits] of [
  // Tunnels and translated addresses lead to any IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, bits, 'ipv6')

/** Whether an address is on the public internet: not of this machine or its network, nor reserved. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !private4.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

/** Development keys: generated once, kept in DATA_DIR, so that a restart keeps the subscriptions. */
export function developmentKeys(folder: string): () => Keys {
  const file = join(folder, 'vapid-keys.json')
  let keys: Keys | undefined
  return () => {
    keys ??= readKeys(file)
    return keys
  }
}

function readKeys(file: string): Keys {
  try {
    const { publicKey, privateKey } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    if (typeof publicKey === 'string' && typeof privateKey === 'string') return { publicKey, privateKey }
  } catch {
    // A full disk can leave an incomplete file.
  }
  const keys = webPush.generateVAPIDKeys()
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
