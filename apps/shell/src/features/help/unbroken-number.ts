/** A number without line breaks, read from left to right also inside a right-to-left sentence. */
export function unbrokenNumber(number: string, direction: 'ltr' | 'rtl'): string {
  const unbroken = number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
  return direction === 'rtl' ? `\u2066${unbroken}\u2069` : unbroken
}
