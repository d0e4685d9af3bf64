/** An amount in minor units in the language's notation: 1200 in USD is '$12.00'. */
export function formatAmount(locale: string, amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  } catch {
    // A currency that Intl does not know: the raw value is shown.
    return `${amount} ${currency}`
  }
}
