/** FNV-1a over UTF-16 code units: a feature has the same bucket in training and at run time. */
export function fnvHash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}
