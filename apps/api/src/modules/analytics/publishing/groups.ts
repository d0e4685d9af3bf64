import { Category, FIGURE_COUNTRIES } from '@worrystone/contracts'
import { ALL, cellId, placeId } from './cell.ts'
import { SLOT_HOURS } from './rules.ts'

/**
 * Cells that add up to their parents. `exact`: people and worries both add up, except for a rest that is never shown. `covering`: worries
 * add up if the group `isExhaustive`; a person is in one or more of the cells, none of which is larger than its parents.
 */
export type Group = { kind: 'exact' | 'covering'; isExhaustive: boolean; parents: string[]; members: string[] }

/** The known regions of each country, also those without people, so that an empty region does not differ from one with few. */
export type Universe = Record<string, string[]>

const CATEGORIES = [ALL, ...Category.options]
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const SLOTS = HOURS.filter((hour) => hour % SLOT_HOURS === 0)
const FEELINGS = ['very_negative', 'negative', 'neutral', 'positive', 'very_positive']

/** Countries of the total, regions of a country, categories of a location. */
export function placeGroups(slice: string, universe: Universe): Group[] {
  const columns = CATEGORIES.flatMap((category): Group[] => [
    {
      kind: 'exact',
      parents: [placeId(slice, ALL, ALL, category)],
      members: FIGURE_COUNTRIES.map((country) => placeId(slice, country, ALL, category)),
      isExhaustive: false,
    },
    ...Object.entries(universe).map(
      ([country, regions]): Group => ({
        kind: 'exact',
        parents: [placeId(slice, country, ALL, category)],
        members: regions.map((region) => placeId(slice, country, region, category)),
        isExhaustive: false,
      }),
    ),
  ])
  const rows = placesOf(universe).map(
    ([country, region]): Group => ({
      kind: 'covering',
      parents: [placeId(slice, country, region, ALL)],
      members: Category.options.map((category) => placeId(slice, country, region, category)),
      isExhaustive: true,
    }),
  )
  return [...columns, ...rows]
}

/** The total, each country, each region. */
export const placesOf = (universe: Universe): [country: string, region: string][] => [
  [ALL, ALL],
  ...FIGURE_COUNTRIES.map((country): [string, string] => [country, ALL]),
  ...Object.entries(universe).flatMap(([country, regions]) => regions.map((region): [string, string] => [country, region])),
]

/** Countries of the total, by category; a week or month has no cell for all categories. */
export const pointGroups = (slice: string): Group[] =>
  Category.options.map((category) => ({
    kind: 'exact',
    parents: [placeId(slice, ALL, ALL, category)],
    members: FIGURE_COUNTRIES.map((country) => placeId(slice, country, ALL, category)),
    isExhaustive: false,
  }))

/** Times of sharing, and tones. */
export function breakdownGroups(slice: string): Group[] {
  const totalId = placeId(slice, ALL, ALL, ALL)
  const covering = (parents: string[], members: string[], isExhaustive = true): Group => ({
    kind: 'covering',
    isExhaustive,
    parents,
    members,
  })
  const slot = (weekday: number, hour: number) => cellId(slice, 'slot', `${weekday}:${hour}`)
  const hours = (from: number) => HOURS.slice(from, from + SLOT_HOURS).map((hour) => cellId(slice, 'hour', hour))
  return [
    covering(
      [totalId],
      WEEKDAYS.map((day) => cellId(slice, 'weekday', day)),
    ),
    covering(
      [totalId],
      HOURS.map((hour) => cellId(slice, 'hour', hour)),
    ),
    covering(
      [totalId],
      FEELINGS.map((feeling) => cellId(slice, 'feeling', feeling)),
      false,
    ),
    ...WEEKDAYS.map((day) =>
      covering(
        [cellId(slice, 'weekday', day)],
        SLOTS.map((hour) => slot(day, hour)),
      ),
    ),
    ...SLOTS.map((hour) =>
      covering(
        hours(hour),
        WEEKDAYS.map((day) => slot(day, hour)),
      ),
    ),
  ]
}
