import { randomBytes } from 'node:crypto'
import { isSameHash, keyedHash } from '../../hash.ts'

const NAME = 'worrystone_device'
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.~-]{1,600})(?:;|$)`)
const ENTRY = /^([\w-]{22})\.([\w-]{43})$/
/** The maximum of accounts per browser; the oldest is dropped. */
const MAX = 5
const MAX_AGE_S = 180 * 24 * 60 * 60

type Options = { secret: string; publicUrl: () => string }

export type KnownDevices = ReturnType<typeof knownDevices>

/**
 * Recognizes a browser in which an account was signed in to, by a cookie that identifies neither user nor account: for each account a
 * random name and its signature. It grants no access; password tries are counted separately for it. After OWASP, "Slow Down Online Guessing
 * Attacks with Device Cookies".
 */
export function knownDevices({ secret, publicUrl }: Options) {
  const sign = (name: string, emailKey: string) => keyedHash(secret, `device:${name}:${emailKey}`)

  const find = (cookies: string | undefined, emailKey: string) =>
    readEntries(cookies).find(({ name, signature }) => isSameHash(sign(name, emailKey), signature))

  return {
    /** This browser's random name, if the account with this address was signed in to in it. */
    deviceName: (cookies: string | undefined, emailKey: string): string | undefined => find(cookies, emailKey)?.name,

    /** The Set-Cookie header that adds the account to this browser's known accounts. */
    remember(cookies: string | undefined, emailKey: string): string {
      const entry = find(cookies, emailKey) ?? newEntry((name) => sign(name, emailKey))
      const otherEntries = readEntries(cookies).filter(({ name }) => name !== entry.name)
      const value = [...otherEntries, entry].slice(-MAX).map(({ name, signature }) => `${name}.${signature}`)
      const secure = publicUrl().startsWith('https:') ? '; Secure' : ''
      return `${NAME}=${value.join('~')}; Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_S}${secure}`
    },
  }
}

type Entry = { name: string; signature: string }

function readEntries(cookies: string | undefined): Entry[] {
  const [, value = ''] = COOKIE.exec(cookies ?? '') ?? []
  return value.split('~', MAX).flatMap((text) => {
    const [, name, signature] = ENTRY.exec(text) ?? []
    return name && signature ? [{ name, signature }] : []
  })
}

function newEntry(sign: (name: string) => string): Entry {
  const name = randomBytes(16).toString('base64url')
  return { name, signature: sign(name) }
}
