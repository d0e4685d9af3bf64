import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, query } from '@worrystone/api-client'
import { type LanguageCode, practiceApi } from '@worrystone/contracts'

const PAGE = 20

export const summaryQuery = (language: LanguageCode) =>
  query(practiceApi.summary, { query: { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC' } })

export const sessionsQuery = (language: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [practiceApi.history.url, language],
    queryFn: ({ pageParam, signal }) =>
      call(practiceApi.history, { query: { limit: PAGE, offset: pageParam, language } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { sessions }) => sum + sessions.length, 0) : undefined,
  })
