import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint } from './endpoint.ts'
import {
  CategoryFigures,
  CategoryList,
  CategoryTrend,
  CountryList,
  cellFigures,
  FIGURE_COUNTRIES,
  figuresFrame,
  MinUserThreshold,
  RegionList,
  TimeRange,
} from './figures.ts'

const Country = z.enum(FIGURE_COUNTRIES)
const timeRange = z._default(TimeRange, '30d')

/** `categories`: in the order of `Category`; empty where none may be shown of this place. */
export const CountryFigures = z.object({ country: Country, ...cellFigures, categories: z.array(CategoryFigures) })
export type CountryFigures = z.infer<typeof CountryFigures>

export const RegionFigures = z.object({ region: z.string(), ...CountryFigures.shape })
export type RegionFigures = z.infer<typeof RegionFigures>

/**
 * Figures of places: only of people who share where they live. `countries` and `regions`: those that the filters name, null figures
 * included; without filter those that may be shown. `total` and `categories`: the sum of the shown countries, or of the named regions.
 */
export const GeographicFigures = z.object({
  ...figuresFrame,
  total: z.object(cellFigures),
  categories: z.array(CategoryFigures),
  countries: z.array(CountryFigures),
  regions: z.array(RegionFigures),
})
export type GeographicFigures = z.infer<typeof GeographicFigures>

/** `topCategories`: at most 3, by people. */
export const RegionalSummary = z.object({
  region: z.string(),
  country: Country,
  ...cellFigures,
  topCategories: z.array(z.object({ category: Category, totalUsers: z.int() })),
})
export type RegionalSummary = z.infer<typeof RegionalSummary>

export const ExportFormat = z.enum(['json', 'csv'], 'format must be json or csv')
export type ExportFormat = z.infer<typeof ExportFormat>

/** Raises the floor of every figure; see `MinUserThreshold`. */
const filters = {
  timeRange,
  countries: CountryList,
  regions: RegionList,
  categories: CategoryList,
  minUserThreshold: MinUserThreshold,
}

export const analyticsApi = {
  geographic: endpoint.get('/analytics/geographic', {
    who: 'member',
    requiredFeature: 'personal_analytics',
    summary: 'Worries by country, region and category, out of the published table',
    query: z.object(filters),
    response: GeographicFigures,
  }),
  summaries: endpoint.get('/analytics/regions/summaries', {
    who: 'member',
    requiredFeature: 'personal_analytics',
    summary: 'The regions that may be shown, those with most people first',
    query: z.object({ timeRange, countries: CountryList, minUserThreshold: MinUserThreshold }),
    response: z.object({ ...figuresFrame, summaries: z.array(RegionalSummary) }),
  }),
  available: endpoint.get('/analytics/regions/available', {
    who: 'member',
    requiredFeature: 'personal_analytics',
    summary: 'Countries and regions that have figures in any time range',
    response: z.object({
      ...figuresFrame,
      countries: z.array(z.object({ country: Country, regions: z.array(z.string()) })),
      totalRegions: z.int(),
    }),
  }),
  trends: endpoint.get('/analytics/categories/trends', {
    who: 'member',
    requiredFeature: 'personal_analytics',
    summary: 'Each category over whole weeks (30d, 90d) or months (1y); with countries the sum of theirs',
    query: z.object({ timeRange, countries: CountryList, categories: CategoryList, minUserThreshold: MinUserThreshold }),
    response: z.object({ ...figuresFrame, trends: z.array(CategoryTrend) }),
  }),
  /** Answers the file itself, not wrapped in `data`. */
  export: endpoint.get('/analytics/export', {
    who: 'member',
    requiredFeature: 'data_export',
    summary: 'The figures of GET /analytics/geographic as a file, with how they were made',
    query: z.object({ ...filters, format: z._default(ExportFormat, 'json') }),
    response: z.string(),
  }),
}
