import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import { call, query } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type LanguageCode, type Resource, resourcesApi } from '@worrystone/contracts'
import type { DirectoryFilter } from './use-directory-filter.ts'

type ResourcePage = { resources: Resource[]; total: number; hasMore: boolean }

const STALE_MS = 10 * 60_000

export const filtersQuery = (language: LanguageCode) => ({
  ...query(resourcesApi.filters, { query: { language } }),
  staleTime: STALE_MS,
})

export function resourcesQuery(filter: DirectoryFilter, language: LanguageCode) {
  const { words, category, country, cost, tags, isCrisis } = filter
  const params = {
    language,
    ...(words && { query: words }),
    ...(category && { category }),
    ...(country && { country }),
    ...(cost && { cost }),
    ...(tags.length > 0 && { tags: tags.join(',') }),
    ...(isCrisis && { isCrisis: true as const }),
  }
  return {
    ...pagedQuery({
      queryKey: [resourcesApi.list.url, params],
      fetchPage: (page, options) => call(resourcesApi.list, { query: { ...params, ...page } }, options),
      itemsOf: ({ resources }: ResourcePage) => resources,
      idOf: ({ id }) => id,
    }),
    select: ({ pages }: InfiniteData<ResourcePage>) => pages,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  }
}
