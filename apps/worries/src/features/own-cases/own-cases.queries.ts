import { call, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { moderationApi, type OwnCase } from '@worrystone/contracts'

/** A person may be both reporter and author: then the case is listed twice. */
export const ownCaseKey = ({ id, role }: OwnCase) => `${id}/${role}`

export const ownCasesQuery = pagedQuery({
  queryKey: [moderationApi.own.url],
  fetchPage: (page, options) => call(moderationApi.own, { query: page }, options),
  itemsOf: ({ cases }) => cases,
  idOf: ownCaseKey,
})

/** Replaces one case with its response. */
export const updateOwnCase = (updated: OwnCase) =>
  queryClient.setQueryData(
    ownCasesQuery.queryKey,
    updatePages((page) => ({
      ...page,
      cases: page.cases.map((ownCase) => (ownCaseKey(ownCase) === ownCaseKey(updated) ? updated : ownCase)),
    })),
  )
