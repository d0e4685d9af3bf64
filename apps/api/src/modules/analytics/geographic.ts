import {
  Category,
  FIGURE_COUNTRIES,
  type FigureCountry,
  type GeographicFigures,
  type RegionalSummary,
  regionKey,
  splitCommaList,
  type TimeRange,
} from '@worrystone/contracts'
import { figuresOf, sumOf } from './cell-figures.ts'
import { aboveFloor, commonFieldsOf, type Figures } from './published.ts'
import { ALL, placeId } from './publishing/cell.ts'

type Filters = {
  timeRange: TimeRange
  countries?: string | undefined
  regions?: string | undefined
  categories?: string | undefined
  minUserThreshold: number
}
type Place = { country: FigureCountry; region: string }

const MAX_TOP_CATEGORIES = 3

const isOneOf = (allowed: string[], value: string) => allowed.length === 0 || allowed.includes(value)

/** The regions with figures in a time range, ordered by country and name. */
export const publishedRegions = ({ ids }: Figures, timeRange: TimeRange): Place[] =>
  ids
    .flatMap((id) => {
      const [slice, kind, country = ALL, region = ALL, category] = id.split('|')
      const isRegion = slice === timeRange && kind === 'place' && region !== ALL && category === ALL
      return isRegion ? [{ country: country as FigureCountry, region }] : []
    })
    .sort((a, b) => FIGURE_COUNTRIES.indexOf(a.country) - FIGURE_COUNTRIES.indexOf(b.country) || compare(a.region, b.region))

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

export function geographicFigures(figures: Figures, filters: Filters): GeographicFigures {
  const { timeRange, minUserThreshold: floor } = filters
  const countries = splitCommaList(filters.countries)
  const regionKeys = splitCommaList(filters.regions)
  const categories = splitCommaList(filters.categories)
  const chosenCategories = Category.options.filter((category) => isOneOf(categories, category))
  const cell = (country: string, region: string, category: string) =>
    aboveFloor(figures.cell(placeId(timeRange, country, region, category)), floor)
  const place = ({ country, region }: { country: FigureCountry; region: string }) => ({
    country,
    ...figuresOf(cell(country, region, ALL)),
    categories: chosenCategories.map((category) => ({ category, ...figuresOf(cell(country, region, category)) })),
  })

  const chosenCountries = FIGURE_COUNTRIES.filter((country) =>
    countries.length > 0 ? countries.includes(country) : cell(country, ALL, ALL) !== undefined,
  )
  const places: Place[] = regionKeys.length > 0 ? regionKeys.map(placeOf) : publishedRegions(figures, timeRange)
  const chosenRegions = places.filter(
    ({ country, region }) => isOneOf(countries, country) && (regionKeys.length > 0 || cell(country, region, ALL) !== undefined),
  )
  const summedPlaces = regionKeys.length > 0 ? chosenRegions : chosenCountries.map((country) => ({ country, region: ALL }))
  const totalOf = (category: string) => sumOf(summedPlaces.map(({ country, region }) => cell(country, region, category)))
  return {
    ...commonFieldsOf(figures, timeRange, floor),
    total: totalOf(ALL),
    categories: chosenCategories.map((category) => ({ category, ...totalOf(category) })),
    countries: chosenCountries.map((country) => place({ country, region: ALL })),
    regions: chosenRegions.map(({ country, region }) => ({ region, ...place({ country, region }) })),
  }
}

function placeOf(key: string): Place {
  const [country = '', ...region] = key.split(':')
  return { country: country as FigureCountry, region: region.join(':') }
}

/** The shown regions, ordered by people. */
export function regionalSummaries(figures: Figures, filters: Omit<Filters, 'regions' | 'categories'>): RegionalSummary[] {
  return geographicFigures(figures, filters)
    .regions.map(({ region, country, categories, ...place }) => ({
      region,
      country,
      ...place,
      topCategories: categories
        .flatMap(({ category, totalUsers }) => (totalUsers === null ? [] : [{ category, totalUsers }]))
        .sort((a, b) => b.totalUsers - a.totalUsers)
        .slice(0, MAX_TOP_CATEGORIES),
    }))
    .sort(
      (a, b) =>
        (b.totalUsers ?? 0) - (a.totalUsers ?? 0) || compare(regionKey(a.country, a.region), regionKey(b.country, b.region)),
    )
}
