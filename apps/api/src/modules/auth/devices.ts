import { detectSystem } from '@worrystone/contracts'
import type { Device } from './session-store.ts'

/** The first that matches: the same header contains others of these names. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const browserOf = (header: string) => BROWSERS.find(([sign]) => sign.test(header))?.[1] ?? null

/** A device as its owner would recognise it; no versions or models, which would tell people apart. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, 500)
  return { browser: browserOf(header), system: detectSystem(header) }
}
