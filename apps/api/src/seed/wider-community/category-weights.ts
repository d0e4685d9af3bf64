import { Category } from '@worrystone/contracts'
import type { Moment } from './moments.ts'
import type { InventedPerson } from './people.ts'
import { regionHash } from './region-hash.ts'

const BASE_WEIGHTS: Record<Category, number> = {
  work: 18,
  relationships: 13,
  health: 12,
  family: 12,
  finances: 12,
  education: 9,
  future: 8,
  social: 8,
  personal: 7,
  other: 4,
}
const FAVOURITE_FACTOR = 2.2
/** Categories that are more frequent in one region than in its neighbours. */
const REGION_FACTOR = 1.5

const isNight = (hour: number) => hour >= 22 || hour < 5
const isOfficeHour = ({ hour, weekday }: Moment) => weekday >= 1 && weekday <= 5 && hour >= 8 && hour < 18
const isBeforeMonday = ({ hour, weekday }: Moment) => weekday === 0 && hour >= 17
/** Exams and the ends of terms, cold months, and the holidays at the end of the year. */
const EXAM_MONTHS = new Set([0, 4, 5, 10])
const COLD_MONTHS = new Set([0, 1, 10, 11])
const DECEMBER = 11

const momentFactors: Partial<Record<Category, (moment: Moment) => number>> = {
  work: (moment) => (isOfficeHour(moment) || isBeforeMonday(moment) ? 1.6 : isNight(moment.hour) ? 0.8 : 1),
  relationships: ({ hour }) => (isNight(hour) ? 1.5 : 1),
  health: ({ hour, season }) => (isNight(hour) ? 1.3 : 1) * (COLD_MONTHS.has(season) ? 1.3 : 1),
  family: ({ at, weekday }) => (at.getUTCMonth() === DECEMBER ? 1.6 : 1) * (weekday === 0 || weekday === 6 ? 1.3 : 1),
  finances: ({ at, season }) => (at.getUTCDate() <= 6 ? 1.5 : 1) * (COLD_MONTHS.has(season) ? 1.25 : 1),
  education: ({ season }) => (EXAM_MONTHS.has(season) ? 1.8 : season === 6 || season === 7 ? 0.5 : 1),
  personal: ({ hour }) => (isNight(hour) ? 1.4 : 1),
  social: ({ weekday }) => (weekday === 5 || weekday === 6 ? 1.3 : 1),
}

/** How likely a person writes about a category at a moment. */
export function categoryWeight(category: Category, { country, home, favourites }: InventedPerson, moment: Moment): number {
  return (
    BASE_WEIGHTS[category] *
    (country.categoryFactors[category] ?? 1) *
    (frequentCategoryOf(home.region) === category ? REGION_FACTOR : 1) *
    (favourites.includes(category) ? FAVOURITE_FACTOR : 1) *
    (momentFactors[category]?.(moment) ?? 1)
  )
}

/** A pseudo-random category, constant for a region. */
const frequentCategoryOf = (region: string) => Category.options[regionHash(region) % (Category.options.length - 1)]
