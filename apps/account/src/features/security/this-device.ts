const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What its owner would call this device, as far as the browser tells. */
export const nameOfThisDevice = (userAgent: string): string | undefined => SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1]
