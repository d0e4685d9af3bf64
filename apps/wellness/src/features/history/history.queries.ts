import { call, query } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type LanguageCode, practiceApi } from '@worrystone/contracts'

export const summaryQuery = (language: LanguageCode) =>
  query(practiceApi.summary, { query: { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC' } })

export const sessionsQuery = (language: LanguageCode) =>
  pagedQuery({
    queryKey: [practiceApi.history.url, language],
    fetchPage: (page, { signal }) => call(practiceApi.history, { query: { ...page, language } }, { signal }),
    itemsOf: ({ sessions }) => sessions,
    idOf: ({ id }) => id,
  })
