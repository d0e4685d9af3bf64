import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { LIMITS } from '@worrystone/contracts'

type PagedList<Page, Item> = {
  queryKey: readonly unknown[]
  /** Items of a page. */
  limit?: number
  fetchPage: (page: { limit: number; offset: number }, options: { signal: AbortSignal; retries: number }) => Promise<Page>
  itemsOf: (page: Page) => readonly Item[]
  idOf: (item: Item) => string | number
}

/**
 * Options of an infinite query over a list that is read by offset. Its data are the items of all pages, once each: a new entry of the
 * first page moves another one to the next page, which then repeats it.
 */
export const pagedQuery = <Page extends { hasMore: boolean }, Item>(list: PagedList<Page, Item>) => {
  const { queryKey, limit = LIMITS.pageDefault, fetchPage, itemsOf, idOf } = list
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam: offset }) => fetchPage({ limit, offset }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Page, pages: Page[]) => (hasMore ? pages.flatMap(itemsOf).length : undefined),
    select: ({ pages }: InfiniteData<Page, number>) => [
      ...new Map(pages.flatMap(itemsOf).map((item) => [idOf(item), item])).values(),
    ],
  })
}

/** An updater of cached pages, for `setQueryData` and `setQueriesData`. */
export const updatePages =
  <Page>(update: (page: Page) => Page) =>
  (data: InfiniteData<Page, unknown> | undefined) =>
    data && { ...data, pages: data.pages.map(update) }
