import { call, query, queryClient } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type LanguageCode, resourceEditingApi, resourcesApi } from '@worrystone/contracts'

export const reportsQuery = (language: LanguageCode) =>
  pagedQuery({
    queryKey: [resourceEditingApi.reports.url, language],
    fetchPage: (page, { signal }) => call(resourceEditingApi.reports, { query: { ...page, language } }, { signal }),
    itemsOf: ({ reports }) => reports,
    idOf: ({ id }) => id,
  })

export const entryQuery = (id: string, language: LanguageCode) =>
  query(resourceEditingApi.read, { params: { id }, query: { language } })

export const changesQuery = (language: LanguageCode) =>
  pagedQuery({
    queryKey: [resourceEditingApi.changes.url, language],
    fetchPage: (page, { signal }) => call(resourceEditingApi.changes, { query: { ...page, language } }, { signal }),
    itemsOf: ({ changes }) => changes,
    idOf: ({ id }) => id,
  })

/** After a correction, the history and the directory are outdated. */
export function invalidateCorrected() {
  for (const { url } of [resourceEditingApi.changes, resourcesApi.list, resourcesApi.filters]) {
    void queryClient.invalidateQueries({ queryKey: [url] })
  }
}
