import { DateTime, IANAZone } from 'luxon'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

export type QuietHours = { quietHoursStart: string; quietHoursEnd: string; timezone: string }

/**
 * The end of the quiet hours that contain `now`; undefined outside of them. They last from start (inclusive) to end (exclusive) in the
 * person's local time, across midnight if the end is the earlier time, also on days of a clock change. Equal times mean no quiet hours.
 */
export function quietUntil(now: Date, { quietHoursStart, quietHoursEnd, timezone }: QuietHours): Date | undefined {
  const [start, end] = [minutesOf(quietHoursStart), minutesOf(quietHoursEnd)]
  const zone = IANAZone.create(timezone)
  if (start === end || !zone.isValid) return undefined
  const offsetAt = (at: number) => zone.offset(at)
  const leftAt = (at: number) => {
    const clock = modulo(Math.floor(at / MINUTE) + offsetAt(at), DAY_MINUTES)
    return modulo(clock - start, DAY_MINUTES) < modulo(end - start, DAY_MINUTES) ? modulo(end - clock, DAY_MINUTES) : 0
  }

  let at = now.getTime()
  for (let left = leftAt(at); left > 0; left = leftAt(at)) {
    const ends = (Math.floor(at / MINUTE) + left) * MINUTE
    // If the clocks change before that, the local time is read again right after the change.
    at = offsetAt(ends) === offsetAt(at) ? ends : changeBetween(at, ends, offsetAt)
  }
  return at > now.getTime() ? new Date(at) : undefined
}

/** The first minute with another offset than at `from`; clocks change on whole minutes. */
function changeBetween(from: number, to: number, offsetAt: (at: number) => number): number {
  let [before, after] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)]
  const offset = offsetAt(from)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle * MINUTE) === offset) before = middle
    else after = middle
  }
  return after * MINUTE
}

/** The offset of the person's time zone from UTC in minutes. */
export const utcOffsetMinutes = (now: Date, timezone: string) => {
  const zone = IANAZone.create(timezone)
  return zone.isValid ? zone.offset(now.getTime()) : 0
}

const STEPS = { daily: { days: 1 }, weekly: { days: 7 }, biweekly: { days: 14 }, monthly: { months: 1 } } as const

/** The next check-in after `from`, at the same local time also across a clock change. */
export function nextCheckIn(from: Date, frequency: keyof typeof STEPS | 'never', timezone: string): Date | null {
  if (frequency === 'never') return null
  const localTime = DateTime.fromJSDate(from, { zone: IANAZone.isValidZone(timezone) ? timezone : 'utc' })
  return localTime.plus(STEPS[frequency]).toJSDate()
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const modulo = (value: number, by: number) => ((value % by) + by) % by
