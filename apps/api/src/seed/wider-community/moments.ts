import type { InventedPerson } from './people.ts'
import type { Random } from './random.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000
const MAX_TRIES = 40

/** Weights of the hours of the local day, of the weekdays from Sunday on, and of the months of the northern hemisphere. */
const BY_HOUR = [8, 6, 4, 2.5, 1.5, 1.5, 2.5, 5, 5.5, 4, 3.5, 3.5, 4.5, 4.5, 3.5, 3.5, 4, 5, 6, 7, 8.5, 10, 11, 10]
const BY_WEEKDAY = [1.15, 1.2, 1.05, 1, 0.95, 0.8, 0.85]
const BY_MONTH = [1.2, 1.1, 1, 0.95, 0.95, 0.9, 0.8, 0.8, 1, 1.05, 1.15, 1.15]
const MAX_WEIGHT = Math.max(...BY_HOUR) * Math.max(...BY_WEEKDAY) * Math.max(...BY_MONTH)

/** When a worry was written, with the local hour and weekday. `season`: the month with the same season in the northern hemisphere. */
export type Moment = { at: Date; hour: number; weekday: number; season: number }

/** Moments of one person between joining and `until`: at least one, distributed by hours, weekdays and months. */
export function momentsOf(person: InventedPerson, { random, until }: { random: Random; until: number }): Moment[] {
  const from = person.joined.getTime() + MINUTE
  const expected = (person.worriesAMonth * (until - from)) / (30 * DAY)
  const count = Math.max(1, Math.floor(expected + random.next()))
  return Array.from({ length: count }, () => randomMoment(person, { random, from, until }))
}

function randomMoment(person: InventedPerson, { random, from, until }: { random: Random; from: number; until: number }): Moment {
  for (let tries = 1; ; tries++) {
    const moment = momentAt(random.between(from, until), person)
    const weight = (BY_HOUR[moment.hour] ?? 0) * (BY_WEEKDAY[moment.weekday] ?? 0) * (BY_MONTH[moment.season] ?? 0)
    if (tries === MAX_TRIES || random.isTrue(weight / MAX_WEIGHT)) return moment
  }
}

function momentAt(time: number, { home, country }: InventedPerson): Moment {
  const local = new Date(time + offsetOf(home.zone, time))
  const month = local.getUTCMonth()
  return {
    at: new Date(Math.floor(time)),
    hour: local.getUTCHours(),
    weekday: local.getUTCDay(),
    season: country.isSouthern ? (month + 6) % 12 : month,
  }
}

const offsets = new Map<string, number>()

/** Offset of a time zone to UTC in milliseconds; one value per month is exact enough for a demo. */
function offsetOf(zone: string, time: number): number {
  const day = new Date(time)
  const key = `${zone} ${day.getUTCFullYear()} ${day.getUTCMonth()}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(day)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
  offsets.set(key, offset)
  return offset
}
