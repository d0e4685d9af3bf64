import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextCheckIn, quietUntil, utcOffsetMinutes } from './quiet-hours.ts'

/** The zones of the settings page; Lord Howe's clocks change by half an hour, Santiago's at midnight, Chatham's are at odd quarters. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
]
const ODD_ZONES = ['Australia/Lord_Howe', 'America/Santiago', 'Pacific/Chatham', 'Asia/Kolkata']
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YEAR = Date.UTC(2026, 0, 1)

/** The local time, by another library than the code's. */
const clocks = new Map<string, Intl.DateTimeFormat>()
function wall(at: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  return clock.format(at)
}
const isInside = (clock: string, start: string, end: string) =>
  start < end ? clock >= start && clock < end : start > end && (clock >= start || clock < end)

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
/** How much of a day is not quiet. */
const freeMinutes = (start: string, end: string) => (minutesOf(start) - minutesOf(end) + 24 * 60) % (24 * 60)

const aClock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 5, 15, 30, 45, 59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const aMoment = fc.integer({ min: 0, max: 366 * 24 * 60 * 60 - 1 }).map((second) => new Date(YEAR + second * 1_000))

describe.each([...ZONES, ...ODD_ZONES])('quiet hours in %s', (timezone) => {
  it('follow local time at any second of a year', () => {
    fc.assert(
      fc.property(aMoment, aClock, aClock, (now, quietHoursStart, quietHoursEnd) => {
        const until = quietUntil(now, { quietHoursStart, quietHoursEnd, timezone })
        expect(until !== undefined).toBe(isInside(wall(now, timezone), quietHoursStart, quietHoursEnd))
      }),
      { numRuns: 400 },
    )
  })

  it('end at the first minute that is not quiet, and hold everything until then', () => {
    fc.assert(
      fc.property(aMoment, aClock, aClock, (now, quietHoursStart, quietHoursEnd) => {
        const until = quietUntil(now, { quietHoursStart, quietHoursEnd, timezone })
        if (!until) return
        expect(until.getTime()).toBeGreaterThan(now.getTime())
        // A day of 25 hours has a longer quiet time; a free time within the skipped hour falls on the next day.
        const mayBeSkipped = freeMinutes(quietHoursStart, quietHoursEnd) <= 60
        expect(until.getTime() - now.getTime()).toBeLessThanOrEqual((mayBeSkipped ? 49 : 25) * HOUR)
        expect(isInside(wall(until, timezone), quietHoursStart, quietHoursEnd)).toBe(false)
        for (let at = now.getTime(); at < until.getTime(); at += 13 * MINUTE)
          expect(isInside(wall(new Date(at), timezone), quietHoursStart, quietHoursEnd)).toBe(true)
        const before = new Date(Math.max(until.getTime() - MINUTE, now.getTime()))
        expect(isInside(wall(before, timezone), quietHoursStart, quietHoursEnd)).toBe(true)
      }),
      // In Denver the clocks skip the free half hour of 8 March 2026.
      { numRuns: 200, examples: [[new Date('2026-03-07T09:30:00Z'), '02:30', '02:00']] },
    )
  })

  it('are right in every minute around every change of the clocks', () => {
    const nights: number[] = []
    for (let at = YEAR; at < YEAR + 366 * 24 * HOUR; at += 6 * HOUR)
      if (utcOffsetMinutes(new Date(at), timezone) !== utcOffsetMinutes(new Date(at + 6 * HOUR), timezone)) nights.push(at)
    for (const night of nights) {
      for (const [quietHoursStart, quietHoursEnd] of [
        ['22:00', '08:00'],
        ['01:30', '02:30'],
        ['02:15', '03:05'],
        ['23:45', '00:10'],
      ] as const) {
        for (let at = night - 2 * HOUR; at < night + 10 * HOUR; at += MINUTE) {
          const until = quietUntil(new Date(at), { quietHoursStart, quietHoursEnd, timezone })
          const isQuiet = isInside(wall(new Date(at), timezone), quietHoursStart, quietHoursEnd)
          if ((until !== undefined) !== isQuiet)
            throw new Error(`${new Date(at).toISOString()} ${quietHoursStart}-${quietHoursEnd}`)
          if (until && isInside(wall(until, timezone), quietHoursStart, quietHoursEnd)) throw new Error(until.toISOString())
          const before = new Date(Math.max(at, (until?.getTime() ?? 0) - MINUTE))
          if (until && !isInside(wall(before, timezone), quietHoursStart, quietHoursEnd))
            throw new Error(`late: ${until.toISOString()}`)
        }
      }
    }
    expect(nights.length).toBe(['UTC', 'Asia/Tokyo', 'Asia/Kolkata'].includes(timezone) ? 0 : 2)
  })

  it('do not change the time of day of check-ins', () => {
    for (const frequency of ['daily', 'weekly', 'biweekly', 'monthly'] as const) {
      let at = new Date(YEAR + 12 * HOUR)
      const clock = wall(at, timezone)
      for (let i = 0; at.getTime() < YEAR + 365 * 24 * HOUR; i++) {
        const next = nextCheckIn(at, frequency, timezone)
        if (!next || next <= at || i > 400) throw new Error(`${frequency} stands still`)
        expect(wall(next, timezone)).toBe(clock)
        at = next
      }
    }
    expect(nextCheckIn(new Date(), 'never', timezone)).toBeNull()
  })
})

it('equal start and end mean no quiet hours', () => {
  expect(quietUntil(new Date(), { quietHoursStart: '08:00', quietHoursEnd: '08:00', timezone: 'UTC' })).toBeUndefined()
})
