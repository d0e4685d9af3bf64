/** A number that is never broken over two lines, and is read from left to right also inside a sentence that runs from right to left. */
export function unbrokenNumber(number: string, direction: 'ltr' | 'rtl'): string {
  const unbroken = number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
  return direction === 'rtl' ? `\u2066${unbroken}\u2069` : unbroken
}
