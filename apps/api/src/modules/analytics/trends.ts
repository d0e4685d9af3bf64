import { Category, type CategoryTrend, FIGURE_COUNTRIES, splitCommaList, type TimeRange, type Trend } from '@worrystone/contracts'
import { sumOf } from './cell-figures.ts'
import { aboveFloor, type Figures } from './published.ts'
import { ALL, type PublishedCell, placeId } from './publishing/cell.ts'
import { RULES } from './publishing/rules.ts'
import { pointsOf, previousWindowOf, type Slice } from './publishing/slices.ts'

type Filters = { timeRange: TimeRange; countries?: string | undefined; categories?: string | undefined; minUserThreshold: number }

const NOISE_VARIANCE = 4
/** The variance by rounding, and by people who came and went while the figure was kept. */
const ROUNDING_VARIANCE = RULES.countStep ** 2 / 12 + RULES.minChanges
const CONFIDENCE = 1.96

/** The margin of a sum of this many cells, in 95 of 100 cases. */
const noiseMargin = (cells: number) => Math.ceil(CONFIDENCE * Math.sqrt(cells * (NOISE_VARIANCE + ROUNDING_VARIANCE)))

/** Each category over the points of its window, in the order of `Category`. */
export function categoryTrends(figures: Figures, filters: Filters): CategoryTrend[] {
  const { timeRange, minUserThreshold: floor } = filters
  const categories = splitCommaList(filters.categories)
  const countries = splitCommaList(filters.countries)
  const places = countries.length > 0 ? FIGURE_COUNTRIES.filter((country) => countries.includes(country)) : [ALL]
  const cells = (slice: string, category: string) =>
    places.map((country) => aboveFloor(figures.cell(placeId(slice, country, ALL, category)), floor))
  const points = figures.isPublished ? pointsOf(timeRange, figures.toDay) : []
  return Category.options
    .filter((category) => categories.length === 0 || categories.includes(category))
    .map((category) => {
      const now = cells(timeRange, category)
      const previousCells = cells(previousWindowOf(timeRange, figures.toDay).id, category)
      return {
        category,
        ...sumOf(now),
        ...changeOf(now, previousCells),
        points: points.map((point) => pointOf(point, cells(point.id, category))),
      }
    })
}

function pointOf({ from, to }: Slice, cells: (PublishedCell | undefined)[]) {
  const { totalUsers, totalPosts } = sumOf(cells)
  const margin = noiseMargin(cells.filter(Boolean).length)
  const low = totalUsers === null ? null : Math.max(RULES.minPeople, totalUsers - margin)
  return { from, to, totalUsers, totalPosts, low, high: totalUsers === null ? null : totalUsers + margin }
}

/** Only where the same locations can be compared. */
function changeOf(
  now: (PublishedCell | undefined)[],
  before: (PublishedCell | undefined)[],
): { change: number | null; trend: Trend | null } {
  const pairs = now.flatMap((cell, index) => (cell && before[index] ? [{ now: cell.people, before: before[index].people }] : []))
  const sums = pairs.reduce((sum, pair) => ({ now: sum.now + pair.now, before: sum.before + pair.before }), { now: 0, before: 0 })
  return sums.before === 0 ? { change: null, trend: null } : changeBetween(sums, pairs.length)
}

/** `flat`: the difference is within the margin of both sums. */
export function changeBetween({ now, before }: { now: number; before: number }, cells: number): { change: number; trend: Trend } {
  const change = Math.round(((now - before) / before) * 100)
  if (Math.abs(now - before) <= noiseMargin(2 * cells)) return { change, trend: 'flat' }
  return { change, trend: now > before ? 'up' : 'down' }
}
