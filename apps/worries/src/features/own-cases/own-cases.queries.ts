import { call, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { moderationApi, type OwnCase } from '@worrystone/contracts'

/** A member may have reported something and be its author: then it is there twice. */
export const ownCaseKey = ({ id, role }: OwnCase) => `${id}/${role}`

export const ownCasesQuery = pagedQuery({
  queryKey: [moderationApi.own.url],
  fetchPage: (page, options) => call(moderationApi.own, { query: page }, options),
  itemsOf: ({ cases }) => cases,
  idOf: ownCaseKey,
})

/** Shows what the server answered about one case in its place. */
export const updateOwnCase = (answer: OwnCase) =>
  queryClient.setQueryData(
    ownCasesQuery.queryKey,
    updatePages((page) => ({
      ...page,
      cases: page.cases.map((one) => (ownCaseKey(one) === ownCaseKey(answer) ? answer : one)),
    })),
  )
