/** The first day of the month of this time, in UTC: `2026-10-01`. */
export const monthOf = (time: Date) => `${time.toISOString().slice(0, 7)}-01`

/** The first day of the month after this one. */
export function nextMonth(month: string): string {
  const next = new Date(`${month}T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return monthOf(next)
}

/** Every month from `first` until before `end`. */
export function monthsBetween(first: string, end: string): string[] {
  const months: string[] = []
  for (let month = first; month < end; month = nextMonth(month)) months.push(month)
  return months
}
