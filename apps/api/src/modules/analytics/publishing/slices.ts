import type { FiguresWindow, TimeRange } from '@worrystone/contracts'

const DAY_MS = 24 * 60 * 60_000

export const DAYS: Record<TimeRange, number> = { '30d': 30, '90d': 90, '1y': 365 }
export const RANGES = Object.keys(DAYS) as TimeRange[]
const WEEK_DAYS = 7

/** A period of whole UTC days; `id` is the first part of its cells' ids. */
export type Slice = FiguresWindow & { id: string }

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS))
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The window that ends before `toDay`. */
export const windowOf = (range: TimeRange, toDay: string): Slice => ({ id: range, from: addDays(toDay, -DAYS[range]), to: toDay })

/** The window of the same length before that. */
export const previousWindowOf = (range: TimeRange, toDay: string): Slice => {
  const { from } = windowOf(range, toDay)
  return { id: `before-${range}`, from: addDays(from, -DAYS[range]), to: from }
}

/**
 * The whole weeks (Monday to Sunday) or, of a year, calendar months in the window, oldest first. A past period does not change any more.
 */
export function pointsOf(range: TimeRange, toDay: string): Slice[] {
  const { from } = windowOf(range, toDay)
  const points: Slice[] = []
  const next = range === '1y' ? nextMonth : nextWeek
  for (let start = next(addDays(from, -1)); next(start) <= toDay; start = next(start)) {
    points.push({ id: `${range === '1y' ? 'month' : 'week'}-${start}`, from: start, to: next(start) })
  }
  return points
}

/** The first Monday after a day. */
function nextWeek(day: string): string {
  const sundayIsZero = new Date(day).getUTCDay()
  return addDays(day, (WEEK_DAYS + 1 - sundayIsZero) % WEEK_DAYS || WEEK_DAYS)
}

/** The first of the month after a day. */
function nextMonth(day: string): string {
  const date = new Date(day)
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)))
}
