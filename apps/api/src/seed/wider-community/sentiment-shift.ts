import type { Moment } from './moments.ts'
import type { InventedPerson } from './people.ts'
import { regionHash } from './region-hash.ts'

const STEPS = 9
const REGION_SHIFT = 0.09
const DARK_MONTHS = new Set([0, 1, 10, 11])

/** The shift of the sentiment: by region, by season, at night and on weekends. */
export function sentimentShift({ home }: InventedPerson, { hour, weekday, season }: Moment): number {
  const regionShift = (((regionHash(home.region) % STEPS) * 2) / (STEPS - 1) - 1) * REGION_SHIFT
  const hourShift = hour >= 22 || hour < 5 ? -0.05 : hour >= 8 && hour < 18 ? 0.04 : 0
  const weekdayShift = weekday === 5 || weekday === 6 ? 0.05 : weekday === 1 ? -0.03 : 0
  return regionShift + hourShift + weekdayShift + (DARK_MONTHS.has(season) ? -0.04 : 0.02)
}
