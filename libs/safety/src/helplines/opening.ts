import type { HelplineHours, HoursRule } from './schema.ts'

export type Opening = {
  /** Null: the source does not give the hours. */
  isOpenNow: boolean | null
  /** Null when open or when the hours are unknown. */
  opensAt: Date | null
}

type OpenPeriod = { start: number; end: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether a service is open at a moment, and when it opens next. */
export function openingOf(hours: HelplineHours | null, now: Date): Opening {
  if (hours?.kind === '24/7') return { isOpenNow: true, opensAt: null }
  if (hours?.kind !== 'schedule') return { isOpenNow: null, opensAt: null }
  const times = hours.rules.flatMap((rule) => openTimes(rule, hours.tz, now))
  if (times.some(({ start }) => start <= now.getTime())) return { isOpenNow: true, opensAt: null }
  return { isOpenNow: false, opensAt: new Date(Math.min(...times.map(({ start }) => start))) }
}

/** The open periods of one rule that have not ended: the present one, if any, and at least one later one, in order. */
export function openTimes({ from, to, dayOfMonth }: HoursRule, tz: string, now: Date): OpenPeriod[] {
  const today = Date.parse(`${localTimeOf(tz, now.getTime()).slice(0, 10)}T00:00Z`)
  // From yesterday on, because hours may cross midnight. Two months contain every day of a month.
  const days = Array.from({ length: dayOfMonth ? 64 : 4 }, (_, index) => today + (index - 1) * DAY)
  const isNextDay = minutesOf(to) <= minutesOf(from)
  return days
    .filter((day) => dayOfMonth === undefined || dayOfMonth === new Date(day).getUTCDate())
    .map((day) => ({
      start: instantOf(tz, day + minutesOf(from) * MINUTE),
      end: instantOf(tz, day + minutesOf(to) * MINUTE + (isNextDay ? DAY : 0)),
    }))
    .filter(({ end }) => end > now.getTime())
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local time in the zone, as an ISO text without a zone. */
function localTimeOf(tz: string, instant: number): string {
  const format =
    formats.get(tz) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: tz,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(tz, format)
  const parts = format.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((formatted) => formatted.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const offsetAt = (tz: string, instant: number) =>
  Date.parse(`${localTimeOf(tz, instant)}Z`) - Math.floor(instant / MINUTE) * MINUTE

/**
 * The instant of a local time in the zone, given as if it were UTC. A local time that occurs twice means the first
 * one; one that a clock change skips is read with the offset from before the change.
 */
function instantOf(tz: string, localTime: number): number {
  const instantBefore = localTime - offsetAt(tz, localTime - DAY)
  const instantAfter = localTime - offsetAt(tz, localTime + DAY)
  const isBefore = offsetAt(tz, instantBefore) === localTime - instantBefore
  const isAfter = offsetAt(tz, instantAfter) === localTime - instantAfter
  return isBefore || !isAfter ? instantBefore : instantAfter
}
