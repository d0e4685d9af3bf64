import { detectSystem } from '@worrystone/contracts'
import type { Device } from './session-store.ts'

/** The first match wins: a User-Agent header contains several of these names. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const browserOf = (header: string) => BROWSERS.find(([pattern]) => pattern.test(header))?.[1] ?? null

/** The device of a User-Agent header, for its owner; without versions and models, which would make it identifiable. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, 500)
  return { browser: browserOf(header), system: detectSystem(header) }
}
