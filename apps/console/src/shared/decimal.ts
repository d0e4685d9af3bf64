/** A number as people type it, with a point or a comma, in any of the world's digits; NaN when it is none. */
export function decimal(typed: string): number {
  const plain = typed
    .trim()
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[,٫]/, '.')
  return plain === '' ? Number.NaN : Number(plain)
}

/** Digits of every script stand in runs of ten, zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
