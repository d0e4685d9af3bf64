/** Parses a typed number with a point or a comma, in the digits of any script; NaN when invalid. */
export function decimal(input: string): number {
  const normalized = input
    .trim()
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[,٫]/, '.')
  return normalized === '' ? Number.NaN : Number(normalized)
}

/** The digits of every script are ten consecutive code points, zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
