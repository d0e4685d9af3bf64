import { call, query, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { billingApi, type Payment, type PersonSearchResult, rolesApi } from '@worrystone/contracts'

type SearchPage = { people: PersonSearchResult[]; hasMore: boolean }

/** People by the start of their username or by their whole address. */
export const peopleSearchQuery = (name: string) =>
  pagedQuery({
    queryKey: [rolesApi.search.url, name],
    fetchPage: (page, options) => call(rolesApi.search, { query: { name, ...page } }, options),
    itemsOf: ({ people }) => people,
    idOf: ({ id }) => id,
  })

/** Changes made by admins, newest first; of all people without `userId`. */
export const changesQuery = (userId?: string) =>
  pagedQuery({
    queryKey: [rolesApi.changes.url, userId ?? 'everybody'],
    fetchPage: (page, options) => call(rolesApi.changes, { query: { userId, ...page } }, options),
    itemsOf: ({ changes }) => changes,
    idOf: ({ id }) => id,
  })

export const billingProblemsQuery = () =>
  pagedQuery({
    queryKey: [billingApi.problems.url],
    fetchPage: (page, options) => call(billingApi.problems, { query: page }, options),
    itemsOf: ({ problems }) => problems,
    idOf: ({ id }) => id,
  })

export const subscriptionRecordsQuery = (userId: string) => query(billingApi.records, { params: { userId } })

const invalidate = (url: string) => void queryClient.invalidateQueries({ queryKey: [url] })

/** Merges the response of a change into every list of people, and refetches the changes. */
export function updatePerson(changed: Pick<PersonSearchResult, 'id'> & Partial<PersonSearchResult>) {
  const merge = (person: PersonSearchResult) => (person.id === changed.id ? { ...person, ...changed } : person)
  queryClient.setQueriesData(
    { queryKey: [rolesApi.search.url] },
    updatePages((page: SearchPage) => ({ ...page, people: page.people.map(merge) })),
  )
  invalidate(rolesApi.changes.url)
}

/** Merges a refunded payment into its list, and refetches its dependents. */
export function updatePayment(userId: string, payment: Payment) {
  const { queryKey } = subscriptionRecordsQuery(userId)
  const replace = (other: Payment) => (other.id === payment.id ? payment : other)
  queryClient.setQueryData(
    queryKey,
    (cached) =>
      cached && {
        subscriptions: cached.subscriptions.map((record) => ({ ...record, payments: record.payments.map(replace) })),
      },
  )
  void queryClient.invalidateQueries({ queryKey })
  invalidate(rolesApi.search.url)
  invalidate(rolesApi.changes.url)
}
