import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { COUNTRIES } from './profiles.ts'

/** No figure about fewer different people is ever published. */
export const MIN_PEOPLE = 10

export const TimeRange = z.enum(['30d', '90d', '1y'], 'timeRange must be 30d, 90d or 1y')
export type TimeRange = z.infer<typeof TimeRange>

/** Whole UTC days as ISO dates; `to` is the first day that no longer counts. */
export const FiguresWindow = z.object({ from: z.iso.date(), to: z.iso.date() })
export type FiguresWindow = z.infer<typeof FiguresWindow>

/**
 * The first fields of every response with figures. `floor`: figures about fewer people are null. `isPublished`: false until the first
 * table is published; then every figure is null and every list empty.
 */
export const figuresFrame = { window: FiguresWindow, floor: z.int(), isPublished: z.boolean() }

/** Rounded to 5 and blurred by a few; null: too few people to show. */
export const PeopleCount = z.nullable(z.int())
/** 0 very negative to 1 very positive, in steps of 0.05; null: too few people to show. */
export const MeanSentiment = z.nullable(z.number())

/** Figures of one cell of the published table. All are null together. `isApproximate`: a sum of published cells, so "about". */
export const cellFigures = {
  totalUsers: PeopleCount,
  totalPosts: PeopleCount,
  averageSentiment: MeanSentiment,
  isApproximate: z.boolean(),
}

export const CategoryFigures = z.object({ category: Category, ...cellFigures })
export type CategoryFigures = z.infer<typeof CategoryFigures>

export const Trend = z.enum(['up', 'down', 'flat'])
export type Trend = z.infer<typeof Trend>

/** People in a whole week or month. The unblurred figure lies between `low` and `high` in at least 95 of 100 cases. */
export const TrendPoint = z.object({
  ...FiguresWindow.shape,
  totalUsers: PeopleCount,
  totalPosts: PeopleCount,
  low: PeopleCount,
  high: PeopleCount,
})
export type TrendPoint = z.infer<typeof TrendPoint>

/** `change`: percent against the window of the same length before; null where either shows too few people. `flat` is less than the blur. */
export const CategoryTrend = z.object({
  category: Category,
  ...cellFigures,
  change: z.nullable(z.int()),
  trend: z.nullable(Trend),
  points: z.array(TrendPoint),
})
export type CategoryTrend = z.infer<typeof CategoryTrend>

/** Countries that figures are computed for: those whose regions are known. */
export const FIGURE_COUNTRIES = COUNTRIES.filter((code) => code !== 'OTHER')
export type FigureCountry = (typeof FIGURE_COUNTRIES)[number]

const THRESHOLD_MESSAGE = 'minUserThreshold must be a whole number from 1 to 1000'

/** Raises the floor; a value below `MIN_PEOPLE` changes nothing. */
export const MinUserThreshold = z._default(
  z.coerce
    .number(THRESHOLD_MESSAGE)
    .check(z.int(THRESHOLD_MESSAGE), z.minimum(1, THRESHOLD_MESSAGE), z.maximum(1_000, THRESHOLD_MESSAGE)),
  MIN_PEOPLE,
)

/** The parts of a comma list, without empty ones. */
export const splitCommaList = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

type ListRule = { error: string; max: number; isKnown: (part: string) => boolean }

const commaList = ({ error, max, isKnown }: ListRule) =>
  z.optional(
    z.string(error).check(
      z.maxLength(5_000, { error, abort: true }),
      z.refine((text) => splitCommaList(text).length <= max && splitCommaList(text).every(isKnown), error),
    ),
  )

const isIn = (values: readonly string[]) => (part: string) => values.includes(part)

/** Codes of `FIGURE_COUNTRIES`, separated by commas. */
export const CountryList = commaList({
  error: 'countries must be country codes from the list, separated by commas',
  max: FIGURE_COUNTRIES.length,
  isKnown: isIn(FIGURE_COUNTRIES),
})

export const CategoryList = commaList({
  error: 'categories must be categories from the list, separated by commas',
  max: Category.options.length,
  isKnown: isIn(Category.options),
})

/** A region as filters name it: country code, colon, name as the API returns it (`DE:Bavaria`). No name of a region has a comma. */
export const regionKey = (country: string, region: string) => `${country}:${region}`

const isRegionKey = (part: string) => {
  const [country = '', ...name] = part.split(':')
  return part.length <= 120 && FIGURE_COUNTRIES.some((code) => code === country) && name.join(':').trim() !== ''
}

export const RegionList = commaList({
  error: 'regions must be at most 50 of the form DE:Bavaria, separated by commas',
  max: 50,
  isKnown: isRegionKey,
})
