import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type CallOptions, call, queryClient } from '@worrystone/api-client'
import { LIMITS, type Post, type PostPage, type PrivacyLevel, postListsApi } from '@worrystone/contracts'
import { useEffect, useMemo } from 'react'
import { fetchPosts, type PostList, postsKey, updatePostList, updatePosts } from '../../shared/post-cache.ts'
import type { Viewer } from '../../shared/viewer.ts'

export type FeedTab = 'all' | 'following' | 'discover'
export type FeedView = { tab: FeedTab; privacy: PrivacyLevel | 'all'; audience: Viewer['audience'] }
/** What one person shared. */
export type PersonView = { userId: string; audience: Viewer['audience'] }

const NEWEST_MS = 30_000

const feedKey = (view: FeedView | PersonView) =>
  'userId' in view ? postsKey(view.audience, 'person', view.userId) : postsKey(view.audience, 'feed', view.tab, view.privacy)
const newestKey = ({ audience, tab, privacy }: FeedView) => postsKey(audience, 'newest', tab, privacy)

function fetchPage(view: FeedView | PersonView, cursor: string | null, options: CallOptions): Promise<PostPage> {
  const query = { limit: LIMITS.pageDefault, ...(cursor && { cursor }) }
  return fetchPosts(() => {
    if ('userId' in view) return call(postListsApi.byUser, { params: { userId: view.userId }, query }, options)
    const { tab, privacy } = view
    if (tab === 'following') return call(postListsApi.personalized, { query }, options)
    if (tab === 'discover') return call(postListsApi.discovery, { query }, options)
    return call(postListsApi.list, { query: { ...query, ...(privacy !== 'all' && { privacyLevel: privacy }) } }, options)
  })
}

/** All loaded worries once each: a list may shift by one while it is read page by page. */
const uniquePosts = ({ pages }: PostList): Post[] => [
  ...new Map(pages.flatMap(({ posts }) => posts.map((post) => [post.id, post] as const))).values(),
]

const feedQuery = (view: FeedView | PersonView) =>
  infiniteQueryOptions({
    queryKey: feedKey(view),
    queryFn: async ({ signal, pageParam: cursor }) => {
      const page = await fetchPage(view, cursor, { signal, priority: cursor ? 'normal' : 'high', retries: 1 })
      if (!cursor && 'tab' in view) queryClient.setQueryData(newestKey(view), page)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, nextCursor }) => (hasMore ? nextCursor : null),
    select: uniquePosts,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })

/** The feed from its top. It is fetched again only when the reader wishes, by `refresh`, which starts over with the first page. */
export function useFeed(view: FeedView | PersonView, isEnabled = true) {
  const feed = useInfiniteQuery({ ...feedQuery(view), enabled: isEnabled })
  async function refresh() {
    // A page that is on its way does not fit below the new first one.
    await queryClient.cancelQueries({ queryKey: feedKey(view) })
    await queryClient.infiniteQuery({ ...feedQuery(view), pages: 1, staleTime: 0 }).catch(() => {})
  }
  const fetchNextPage = () => void (feed.hasNextPage && !feed.isFetching && feed.fetchNextPage())
  return { ...feed, fetchNextPage, refresh }
}

export type Feed = ReturnType<typeof useFeed>

/** What is new since the top of the list was loaded. */
export function newSince(posts: Post[], page: PostPage | undefined): Post[] {
  const known = new Set(posts.map((post) => post.id))
  const newest = posts.reduce((latest, { publishedAt }) => (publishedAt && publishedAt > latest ? publishedAt : latest), '')
  return (page?.posts ?? []).filter(({ id, publishedAt }) => !known.has(id) && publishedAt !== null && publishedAt > newest)
}

/**
 * Polls every 30 seconds, while the tab is visible, for new worries. Those already on screen are updated from the answer (a count grew,
 * a scheduled one was published); new ones wait until the reader asks for them.
 */
export function useNewPosts(view: FeedView, posts: Post[], loadedAt: number) {
  const { data: page, isError } = useQuery({
    queryKey: newestKey(view),
    queryFn: ({ signal }) => fetchPage(view, null, { signal, priority: 'low', retries: 0 }),
    initialDataUpdatedAt: loadedAt,
    staleTime: NEWEST_MS,
    refetchInterval: NEWEST_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })

  useEffect(() => {
    const newest = new Map(page?.posts.map((post) => [post.id, post]))
    updatePosts((post) => {
      const now = newest.get(post.id)
      if (!now || now.updatedAt < post.updatedAt) return post
      const next = { ...post, ...now }
      return JSON.stringify(next) === JSON.stringify(post) ? post : next
    })
  }, [page])

  const newPosts = useMemo(() => newSince(posts, page), [posts, page])

  function showNew() {
    if (!page) return
    updatePostList(feedKey(view), ({ pages: [first, ...rest], pageParams }) => {
      const known = new Set([first, ...rest].flatMap((loaded) => loaded?.posts.map(({ id }) => id)))
      // More is new than the page holds: start over instead of leaving a gap between new and old.
      if (!first || !page.posts.some(({ id }) => known.has(id))) return { pages: [page], pageParams: [null] }
      return { pages: [{ ...first, posts: [...newPosts, ...first.posts] }, ...rest], pageParams }
    })
  }

  return { count: newPosts.length, showNew, isError }
}

/** A worry just shared goes on top of every list of its author where it belongs, without another request. */
export function putOnTop(post: Post) {
  for (const tab of ['all', 'following'] as const) {
    for (const privacy of ['all', post.privacyLevel] as const) {
      updatePostList(feedKey({ tab, privacy, audience: 'member' }), (list) => {
        const [first, ...rest] = list.pages
        if (!first) return list
        return { ...list, pages: [{ ...first, posts: [post, ...first.posts.filter(({ id }) => id !== post.id)] }, ...rest] }
      })
    }
  }
}
