/** The first that fits: the same header holds others of these names. */
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What its owner would call a device, as far as its browser tells; no model or version, which would tell people apart. */
export const detectSystem = (userAgent: string): string | null => SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? null
