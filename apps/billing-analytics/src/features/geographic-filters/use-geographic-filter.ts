import { Category, CategoryList, CountryList, MIN_PEOPLE, RegionList, splitCommaList, TimeRange } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useAddressParams, useClearAddress } from '@worrystone/remote-kit/bundled'

/** The selectable minimum counts. */
export const MIN_USER_THRESHOLDS = [MIN_PEOPLE, 20, 50, 100, 200] as const

type ListName = 'countries' | 'regions' | 'categories'
const SCHEMAS = { countries: CountryList, regions: RegionList, categories: CategoryList }

export type GeographicFilter = {
  timeRange: TimeRange
  countries: string[]
  /** As formatted by `regionKey`. */
  regions: string[]
  categories: Category[]
  minUserThreshold: number
}

function parseFilter(params: URLSearchParams): GeographicFilter {
  const list = (name: ListName) => {
    const text = params.get(name) ?? ''
    return z.safeParse(SCHEMAS[name], text).success ? splitCommaList(text) : []
  }
  const range = z.safeParse(TimeRange, params.get('timeRange'))
  const threshold = Number(params.get('minUserThreshold'))
  return {
    timeRange: range.success ? range.data : '30d',
    countries: list('countries'),
    regions: list('regions'),
    categories: Category.options.filter((category) => list('categories').includes(category)),
    minUserThreshold: MIN_USER_THRESHOLDS.find((option) => option === threshold) ?? MIN_PEOPLE,
  }
}

/** The filters in the URL. A value that the API would reject counts as absent. */
export function useGeographicFilter() {
  const { params, change } = useAddressParams()
  const filter = parseFilter(params)
  return {
    filter,
    isNarrowed: [...params.keys()].some((name) => name !== 'compare'),
    setTimeRange: (range: TimeRange) => change({ timeRange: range }),
    setMinUserThreshold: (floor: number) => change({ minUserThreshold: floor === MIN_PEOPLE ? null : String(floor) }),
    /** Removing a country removes its regions. */
    setCountries: (countries: string[]) =>
      change({
        countries: countries.join(','),
        regions: filter.regions.filter((key) => countries.includes(key.split(':')[0] ?? '')).join(','),
      }),
    setRegions: (regions: string[]) => change({ regions: regions.join(',') }),
    setCategories: (categories: string[]) => change({ categories: categories.join(',') }),
    compared: splitCommaList(params.get('compare') ?? ''),
    setCompared: (keys: string[]) => change({ compare: keys.join(',') }),
    clear: useClearAddress(),
  }
}
export type GeographicFilters = ReturnType<typeof useGeographicFilter>
