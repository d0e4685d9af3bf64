import { queryClient } from '@worrystone/api-client'
import { moderationApi, type OwnCase } from '@worrystone/contracts'

export const OWN_CASES_KEY = [moderationApi.own.url]
export type OwnCasesPage = { cases: OwnCase[]; hasMore: boolean }

/** Shows what the server answered about one case in its place. */
export const takeOverCase = (answer: OwnCase) =>
  queryClient.setQueryData<{ pages: OwnCasesPage[]; pageParams: unknown[] }>(
    OWN_CASES_KEY,
    (kept) =>
      kept && {
        ...kept,
        pages: kept.pages.map((page) => ({
          ...page,
          cases: page.cases.map((one) => (one.id === answer.id && one.role === answer.role ? answer : one)),
        })),
      },
  )
