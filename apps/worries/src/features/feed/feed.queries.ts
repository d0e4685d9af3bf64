import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type CallOptions, call, queryClient } from '@worrystone/api-client'
import { cursorPagedQuery } from '@worrystone/api-client/paged-query'
import { LIMITS, type Post, type PostPage, type PrivacyLevel, postListsApi } from '@worrystone/contracts'
import { fetchPosts, type Part, postsKey } from '../../shared/post-cache.ts'
import type { Viewer } from '../../shared/viewer.ts'
import type { FeedCategory } from './feed-category.ts'
import type { FeedLanguages } from './feed-languages.ts'

export type FeedTab = 'all' | 'following' | 'discover' | 'waiting'
export type FeedView = {
  tab: FeedTab
  privacy: PrivacyLevel | 'all'
  /** Codes separated by commas; '' for all languages. */
  languages: string
  category: FeedCategory
  audience: Viewer['audience']
}
/** What the reader chose, as the address has it. */
export type ChosenView = Pick<FeedView, 'tab' | 'privacy' | 'category'> & { languages: FeedLanguages }
/** The worries of one person. */
export type PersonView = { userId: string; audience: Viewer['audience'] }

/** HTML from the server has fewer worries than the app: they are more than a phone shows, and each one costs it time before the first paint. */
const HTML_WORRIES = 10
const PAGE_SIZE = globalThis.document ? LIMITS.pageDefault : HTML_WORRIES

export const feedKey = (view: FeedView | PersonView) =>
  'userId' in view ? postsKey(view.audience, 'person', view.userId) : viewKey('feed', view)
export const newestKey = (view: FeedView) => viewKey('newest', view)

const viewKey = (part: Part, { audience, tab, privacy, languages, category }: FeedView) =>
  postsKey(audience, part, tab, privacy, ...(languages || category !== 'all' ? [languages, category] : []))

export function fetchPage(view: FeedView | PersonView, cursor: string | null, options: CallOptions): Promise<PostPage> {
  const query = { limit: PAGE_SIZE, ...(cursor && { cursor }) }
  return fetchPosts(() => {
    if ('userId' in view) return call(postListsApi.byUser, { params: { userId: view.userId }, query }, options)
    const { tab, privacy, languages, category } = view
    const filtered = { ...query, ...(languages && { languages }), ...(category !== 'all' && { category }) }
    if (tab === 'following') return call(postListsApi.personalized, { query: filtered }, options)
    if (tab === 'discover') return call(postListsApi.discovery, { query: filtered }, options)
    return call(postListsApi.list, { query: { ...filtered, ...(privacy !== 'all' && { privacyLevel: privacy }) } }, options)
  })
}

const feedQuery = (view: FeedView | PersonView) => ({
  ...cursorPagedQuery({
    queryKey: feedKey(view),
    fetchPage: async ({ cursor }, options) => {
      const page = await fetchPage(view, cursor, { ...options, priority: cursor ? 'normal' : 'high' })
      if (!cursor && 'tab' in view) queryClient.setQueryData(newestKey(view), page)
      return page
    },
    itemsOf: ({ posts }) => posts,
    idOf: ({ id }) => id,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
})

/** The feed from its top. Refetched only by `refresh`, which starts over with the first page. */
export function useFeed(view: FeedView | PersonView, isEnabled = true) {
  const feed = useInfiniteQuery({ ...feedQuery(view), enabled: isEnabled })
  async function refresh() {
    // A pending page does not fit below the new first one.
    await queryClient.cancelQueries({ queryKey: feedKey(view) })
    await queryClient.infiniteQuery({ ...feedQuery(view), pages: 1, staleTime: 0 }).catch(() => {})
  }
  return { ...feed, refresh }
}

/** What a list of worries needs of its query. */
export type FeedPages = Pick<
  UseInfiniteQueryResult<Post[]>,
  'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>
