/** An amount in minor units as people of this language write it: 1200 in USD is '$12.00'. */
export function formatAmount(locale: string, amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  } catch {
    // No currency that Intl can read: what was delivered is shown as it is.
    return `${amount} ${currency}`
  }
}
