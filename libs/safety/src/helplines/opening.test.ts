import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'
import type { HelplineHours, HoursRule } from './schema.ts'

const schedule = (tz: string, ...rules: HoursRule[]): HelplineHours => ({ kind: 'schedule', tz, rules })
const at = (hours: HelplineHours | null, now: string) => {
  const { isOpenNow, opensAt } = openingOf(hours, new Date(now))
  return isOpenNow === false ? (opensAt?.toISOString() ?? null) : isOpenNow
}

const tokyo = schedule('Asia/Tokyo', { from: '16:00', to: '21:00' }, { from: '08:00', to: '08:00', dayOfMonth: 10 })

describe('openingOf', () => {
  it('is open around the clock, and unknown where the source gives no hours', () => {
    const now = new Date('2026-11-22T12:00Z')
    expect(openingOf({ kind: '24/7' }, now)).toEqual({ isOpenNow: true, opensAt: null })
    expect(openingOf({ kind: 'by-region', hoursPerDayAtLeast: 18 }, now)).toEqual({ isOpenNow: null, opensAt: null })
    expect(openingOf(null, now)).toEqual({ isOpenNow: null, opensAt: null })
  })

  it.each<[now: string, expected: boolean | string]>([
    ['2026-11-22T15:59:59+09:00', '2026-11-22T07:00:00.000Z'],
    ['2026-11-22T16:00:00+09:00', true],
    ['2026-11-22T20:59:59+09:00', true],
    ['2026-11-22T21:00:00+09:00', '2026-11-23T07:00:00.000Z'],
    ['2026-12-09T22:00:00+09:00', '2026-12-09T23:00:00.000Z'],
    ['2026-12-10T07:59:59+09:00', '2026-12-09T23:00:00.000Z'],
    ['2026-12-10T08:00:00+09:00', true],
    ['2026-12-10T23:30:00+09:00', true],
    ['2026-12-11T07:59:59+09:00', true],
    ['2026-12-11T08:00:00+09:00', '2026-12-11T07:00:00.000Z'],
  ])('applies daily hours with a whole day each month: %s', (now, expected) => {
    expect(at(tokyo, now)).toBe(expected)
  })

  it('supports hours that cross midnight', () => {
    const night = schedule('America/New_York', { from: '22:00', to: '06:00' })
    expect(at(night, '2026-07-01T05:59:00-04:00')).toBe(true)
    expect(at(night, '2026-07-01T06:00:00-04:00')).toBe('2026-07-02T02:00:00.000Z')
    expect(at(night, '2026-07-01T22:00:00-04:00')).toBe(true)
    expect(at(night, '2026-07-01T23:59:59-04:00')).toBe(true)
  })

  it('parses 24:00 as midnight', () => {
    const rome = schedule('Europe/Rome', { from: '09:00', to: '24:00' })
    expect(at(rome, '2026-11-22T23:59:59+01:00')).toBe(true)
    expect(at(rome, '2026-11-23T00:00:00+01:00')).toBe('2026-11-23T08:00:00.000Z')
  })

  it('follows local time across a clock change', () => {
    const rome = schedule('Europe/Rome', { from: '09:00', to: '24:00' })
    expect(at(rome, '2026-03-29T00:30:00+01:00')).toBe('2026-03-29T07:00:00.000Z')
    expect(at(rome, '2026-10-25T00:30:00+02:00')).toBe('2026-10-25T08:00:00.000Z')
    expect(at(rome, '2026-10-25T23:59:59+01:00')).toBe(true)
  })

  it('opens after the gap where the clock is put forward', () => {
    const opening = schedule('America/New_York', { from: '02:30', to: '05:00' })
    expect(at(opening, '2026-03-08T01:59:00-05:00')).toBe('2026-03-08T07:30:00.000Z')
  })

  it('opens at the first of two equal times where the clock is put back', () => {
    const opening = schedule('America/New_York', { from: '01:30', to: '05:00' })
    expect(at(opening, '2026-11-01T01:29:00-04:00')).toBe('2026-11-01T05:30:00.000Z')
    expect(at(opening, '2026-11-01T01:15:00-05:00')).toBe(true)
  })

  it('opens in zones whose clock is put forward at midnight', () => {
    const cairo = schedule('Africa/Cairo', { from: '00:00', to: '02:00' })
    expect(at(cairo, '2026-04-23T23:59:00+02:00')).toBe('2026-04-23T22:00:00.000Z')
  })

  it('finds a 31st two months ahead', () => {
    const last = schedule('Europe/London', { from: '10:00', to: '11:00', dayOfMonth: 31 })
    expect(at(last, '2027-01-31T12:00:00Z')).toBe('2027-03-31T09:00:00.000Z')
  })
})

describe('at any moment of a year', () => {
  const ZONES = [
    'Europe/Rome',
    'Asia/Tokyo',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
  ]
  const RULES = [
    { from: '09:00', to: '24:00' },
    { from: '16:00', to: '21:00' },
    { from: '22:00', to: '06:00' },
    { from: '18:30', to: '18:15' },
  ]
  const clockOf = (timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const isWithin = (time: string, { from, to }: HoursRule) => (from < to ? from <= time && time < to : from <= time || time < to)
  const START = Date.UTC(2026, 0, 1)
  /** Not a divisor of a day, so that every hour and both clock changes occur. */
  const STEP = 28 * 3_600_000 + 37 * 60_000
  const moments = Array.from({ length: 310 }, (_, index) => START + index * STEP)

  it.each(ZONES)('agrees with a clock in %s and opens exactly at the computed time', (tz) => {
    const clock = clockOf(tz)
    for (const rule of RULES) {
      const hours = schedule(tz, rule)
      for (const moment of moments) {
        const { isOpenNow, opensAt } = openingOf(hours, new Date(moment))
        expect(isOpenNow).toBe(isWithin(clock.format(moment), rule))
        if (!opensAt) continue
        expect(clock.format(opensAt)).toBe(rule.from)
        expect(opensAt.getTime() - moment).toBeGreaterThan(0)
        expect(opensAt.getTime() - moment).toBeLessThan(25 * 3_600_000)
        expect(openingOf(hours, opensAt).isOpenNow).toBe(true)
        expect(openingOf(hours, new Date(opensAt.getTime() - 1)).isOpenNow).toBe(false)
      }
    }
  })
})
