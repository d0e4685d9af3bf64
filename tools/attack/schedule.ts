import type { Category } from '@worrystone/contracts'
import type { Person, Region, RegionRole } from './community.ts'
import { plantedCategories } from './own-accounts.ts'

/**
 * One attempt: it takes `days`, the person joins or leaves on day `actionDay`, and `before` days before that are compared with those
 * from `from` to `to` days after it.
 */
export type Schedule = { days: number; actionDay: number; before: number; from: number; to: number }

const IMMEDIATE = { days: 1, actionDay: 0, before: 1, from: 0, to: 0 }

export const SCHEDULES: Partial<Record<RegionRole, Schedule>> = {
  anyone: IMMEDIATE,
  talker: IMMEDIATE,
  quiet: IMMEDIATE,
  // Own accounts change as often as possible; a week later, when figures may be made again, the person is one more change.
  trigger: { days: 9, actionDay: 8, before: 1, from: 0, to: 0 },
  // A cell is shown a week after it may be.
  tenth: { days: 10, actionDay: 0, before: 1, from: 9, to: 9 },
  rotating: { days: 20, actionDay: 10, before: 10, from: 0, to: 9 },
}

/** Own accounts join and leave each time when figures may be made again: a week after the last. */
const TURN_DAYS: Partial<Record<RegionRole, number>> = { trigger: 9, rotating: 8 }

export const isTurn = ({ role }: Region, day: number) => {
  const days = TURN_DAYS[role]
  return days !== undefined && day % days === 0
}

/** A place where people are attacked one after another. `joined`: who has joined and not left. */
export type AttackSpot = { region: Region; category: Category | undefined; schedule: Schedule; joined: JoinedPerson | undefined }
type JoinedPerson = { person: Person; category: Category }

export function spotsOf(regions: Region[]): AttackSpot[] {
  return regions.flatMap((region) => {
    const schedule = SCHEDULES[region.role]
    if (!schedule) return []
    const categories = isAloneWithOwn(region) ? plantedCategories(region) : [undefined]
    return categories.map((category) => ({ region, category, schedule, joined: undefined }))
  })
}

/** A place where each category has a person of its own. */
const isAloneWithOwn = ({ role }: Region) => role === 'tenth' || role === 'rotating' || role === 'trigger'

export const plantsAccounts = isAloneWithOwn

type Span = { day: number; first: number; last: number }

/** The day of the attempt at a place; undefined before the first day and where no whole attempt fits any more. */
export function dayOfAttempt({ days }: Schedule, { day, first, last }: Span): number | undefined {
  const elapsed = day - first
  if (elapsed < 0) return undefined
  const startDay = day - (elapsed % days)
  return startDay + days - 1 <= last ? elapsed % days : undefined
}
