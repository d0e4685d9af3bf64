import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { type CallOptions, call, query, queryClient } from '@worrystone/api-client'
import { billingApi, LIMITS, type Payment, type PersonSearchResult, rolesApi } from '@worrystone/contracts'

type FoundPage = { people: PersonSearchResult[]; hasMore: boolean }

type Paging = { limit: number; offset: number }
type Setup<Page, Item> = {
  queryKey: string[]
  ask: (paging: Paging, options: CallOptions) => Promise<Page>
  itemsOf: (page: Page) => Item[]
}

/** The query of a paged list, selected as one list. */
const pagedQuery = <Page extends { hasMore: boolean }, Item extends { id: string }>({
  queryKey,
  ask,
  itemsOf,
}: Setup<Page, Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => ask({ limit: LIMITS.pageDefault, offset: pageParam }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Page, pages: Page[]) => (hasMore ? pages.flatMap(itemsOf).length : undefined),
    // A new entry of the first page moves another one to the next page, which then repeats it.
    select: ({ pages }: InfiniteData<Page, number>) => [...new Map(pages.flatMap(itemsOf).map((one) => [one.id, one])).values()],
  })

/** People by the beginning of their username or by their whole address. */
export const peopleSearchQuery = (name: string) =>
  pagedQuery({
    queryKey: [rolesApi.search.url, name],
    ask: (paging, options) => call(rolesApi.search, { query: { name, ...paging } }, options),
    itemsOf: ({ people }) => people,
  })

/** What admins changed, the newest first; of everybody without `userId`. */
export const changesQuery = (userId?: string) =>
  pagedQuery({
    queryKey: [rolesApi.changes.url, userId ?? 'everybody'],
    ask: (paging, options) => call(rolesApi.changes, { query: { userId, ...paging } }, options),
    itemsOf: ({ changes }) => changes,
  })

export const billingProblemsQuery = () =>
  pagedQuery({
    queryKey: [billingApi.problems.url],
    ask: (paging, options) => call(billingApi.problems, { query: paging }, options),
    itemsOf: ({ problems }) => problems,
  })

export const subscriptionRecordsQuery = (userId: string) => query(billingApi.records, { params: { userId } })

const invalidate = (url: string) => void queryClient.invalidateQueries({ queryKey: [url] })

/** Merges the answer of a change into every list of people, and refetches the changes. */
export function updatePerson(changed: Pick<PersonSearchResult, 'id'> & Partial<PersonSearchResult>) {
  const merged = (one: PersonSearchResult) => (one.id === changed.id ? { ...one, ...changed } : one)
  queryClient.setQueriesData<InfiniteData<FoundPage, number>>(
    { queryKey: [rolesApi.search.url] },
    (kept) => kept && { ...kept, pages: kept.pages.map((page) => ({ ...page, people: page.people.map(merged) })) },
  )
  invalidate(rolesApi.changes.url)
}

/** Merges a refunded payment into its list, and refetches what depends on it. */
export function updatePayment(userId: string, payment: Payment) {
  const { queryKey } = subscriptionRecordsQuery(userId)
  const merged = (one: Payment) => (one.id === payment.id ? payment : one)
  queryClient.setQueryData(
    queryKey,
    (kept) =>
      kept && { subscriptions: kept.subscriptions.map((record) => ({ ...record, payments: record.payments.map(merged) })) },
  )
  void queryClient.invalidateQueries({ queryKey })
  invalidate(rolesApi.search.url)
  invalidate(rolesApi.changes.url)
}
