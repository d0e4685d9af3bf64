import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { LIMITS } from '@worrystone/contracts'

type Options = { signal: AbortSignal; retries: number }

type PagedList<Page, Item, Position> = {
  queryKey: readonly unknown[]
  /** Items of a page. */
  limit?: number
  fetchPage: (page: { limit: number } & Position, options: Options) => Promise<Page>
  itemsOf: (page: Page) => readonly Item[]
  idOf: (item: Item) => string | number
}

/** The items of all pages, once each: a new entry of the first page moves another one to the next page, which then repeats it. */
const uniqueItems =
  <Page, Item>({ itemsOf, idOf }: Pick<PagedList<Page, Item, unknown>, 'itemsOf' | 'idOf'>) =>
  ({ pages }: InfiniteData<Page, unknown>): Item[] => [
    ...new Map(pages.flatMap(itemsOf).map((item) => [idOf(item), item])).values(),
  ]

/** Options of an infinite query over a list that is read by offset. Its data are the items of all pages. */
export const pagedQuery = <Page extends { hasMore: boolean }, Item>(list: PagedList<Page, Item, { offset: number }>) => {
  const { queryKey, limit = LIMITS.pageDefault, fetchPage, itemsOf } = list
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam: offset }) => fetchPage({ limit, offset }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Page, pages: Page[]) => (hasMore ? pages.flatMap(itemsOf).length : undefined),
    select: uniqueItems(list),
  })
}

/** The same for a list whose pages name the cursor of the next one; that of the first is null. */
export const cursorPagedQuery = <Page extends { hasMore: boolean; nextCursor: string | null }, Item>(
  list: PagedList<Page, Item, { cursor: string | null }>,
) => {
  const { queryKey, limit = LIMITS.pageDefault, fetchPage } = list
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) => fetchPage({ limit, cursor }, { signal, retries: 1 }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, nextCursor }: Page) => (hasMore ? nextCursor : null),
    select: uniqueItems(list),
  })
}

/** An updater of cached pages, for `setQueryData` and `setQueriesData`. */
export const updatePages =
  <Page>(update: (page: Page) => Page) =>
  (data: InfiniteData<Page, unknown> | undefined) =>
    data && { ...data, pages: data.pages.map(update) }
