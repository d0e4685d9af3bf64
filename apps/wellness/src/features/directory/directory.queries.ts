import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, query } from '@worrystone/api-client'
import { type LanguageCode, resourcesApi } from '@worrystone/contracts'
import type { DirectoryFilter } from './use-directory-filter.ts'

const PAGE = 20
const STALE_MS = 10 * 60_000

export const filtersQuery = (language: LanguageCode) => ({
  ...query(resourcesApi.filters, { query: { language } }),
  staleTime: STALE_MS,
})

export function resourcesQuery(filter: DirectoryFilter, language: LanguageCode) {
  const { words, category, country, cost, tags, isCrisis } = filter
  const params = {
    limit: PAGE,
    language,
    ...(words && { query: words }),
    ...(category && { category }),
    ...(country && { country }),
    ...(cost && { cost }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(isCrisis && { isCrisis: true as const }),
  }
  return infiniteQueryOptions({
    queryKey: [resourcesApi.list.url, params],
    queryFn: ({ pageParam, signal }) => call(resourcesApi.list, { query: { ...params, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { resources }) => sum + resources.length, 0) : undefined,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
}
