import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type LanguageCode, resourceEditingApi, resourcesApi } from '@worrystone/contracts'

const PAGE = 20

export const reportsQuery = (language: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [resourceEditingApi.reports.url, language],
    queryFn: ({ pageParam, signal }) =>
      call(resourceEditingApi.reports, { query: { limit: PAGE, offset: pageParam, language } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.reduce((sum, { reports }) => sum + reports.length, 0) : undefined),
  })

export const entryQuery = (id: string, language: LanguageCode) =>
  query(resourceEditingApi.read, { params: { id }, query: { language } })

export const changesQuery = (language: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [resourceEditingApi.changes.url, language],
    queryFn: ({ pageParam, signal }) =>
      call(resourceEditingApi.changes, { query: { limit: PAGE, offset: pageParam, language } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.reduce((sum, { changes }) => sum + changes.length, 0) : undefined),
  })

/** After a correction: the history and the directory of this page are old. */
export function invalidateCorrected() {
  for (const { url } of [resourceEditingApi.changes, resourcesApi.list, resourcesApi.filters]) {
    void queryClient.invalidateQueries({ queryKey: [url] })
  }
}
