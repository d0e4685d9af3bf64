import type { Device } from './store.ts'

/** The first that fits: others of these names stand in the same header. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (list: readonly (readonly [RegExp, string])[], header: string) =>
  list.find(([sign]) => sign.test(header))?.[1] ?? null

/** A device as its owner would recognise it; no versions or models, which would tell people apart. */
export function deviceOf(userAgent: string | undefined): Device {
  const header = (userAgent ?? '').slice(0, 500)
  return { browser: nameIn(BROWSERS, header), system: nameIn(SYSTEMS, header) }
}
