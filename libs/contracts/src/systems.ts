/** The first match counts: the same header may contain several of these names. */
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** A device's usual name, as its browser gives it; no model or version, which would identify people. */
export const detectSystem = (userAgent: string): string | null => SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? null
