import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallOptions, call, queryClient } from '@worrystone/api-client'
import { LIMITS, type Post, type PostPage, type PrivacyLevel, postListsApi } from '@worrystone/contracts'
import { useEffect, useMemo } from 'react'
import { askFor, changePosts, keyOf, type PostList } from '../../shared/post-cache.ts'
import type { Viewer } from '../../shared/viewer.ts'

export type FeedTab = 'all' | 'following' | 'discover'
export type FeedView = { tab: FeedTab; privacy: PrivacyLevel | 'all'; eyes: Viewer['eyes'] }
/** What one person shared. */
export type PersonView = { userId: string; eyes: Viewer['eyes'] }

const LOOK_MS = 30_000

const feedKey = (view: FeedView | PersonView) =>
  'userId' in view ? keyOf(view.eyes, 'person', view.userId) : keyOf(view.eyes, 'feed', view.tab, view.privacy)
const lookKey = ({ eyes, tab, privacy }: FeedView) => keyOf(eyes, 'look', tab, privacy)

function fetchPage(view: FeedView | PersonView, cursor: string | null, options: CallOptions): Promise<PostPage> {
  const query = { limit: LIMITS.pageDefault, ...(cursor && { cursor }) }
  return askFor(() => {
    if ('userId' in view) return call(postListsApi.byUser, { params: { userId: view.userId }, query }, options)
    const { tab, privacy } = view
    if (tab === 'following') return call(postListsApi.personalized, { query }, options)
    if (tab === 'discover') return call(postListsApi.discovery, { query }, options)
    return call(postListsApi.list, { query: { ...query, ...(privacy !== 'all' && { privacyLevel: privacy }) } }, options)
  })
}

/** The feed from its top. It is asked for anew only when the reader wishes; what is below is added by `useMore`. */
export function useFeed(view: FeedView | PersonView, isEnabled = true) {
  return useQuery({
    queryKey: feedKey(view),
    queryFn: async ({ signal }): Promise<PostList> => {
      const first = await fetchPage(view, null, { signal, priority: 'high', retries: 1 })
      if ('tab' in view) queryClient.setQueryData(lookKey(view), first)
      return { pages: [first] }
    },
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
}

/** All loaded worries once each: a list may shift by one while it is read page by page. */
export function usePosts(list: PostList | undefined): Post[] {
  return useMemo(() => {
    const byId = new Map((list?.pages ?? []).flatMap((page) => page.posts.map((post) => [post.id, post] as const)))
    return [...byId.values()]
  }, [list])
}

/** The next page, added below what is there. */
export function useMore(view: FeedView | PersonView, list: PostList) {
  const last = list.pages.at(-1)
  const cursor = last?.hasMore ? last.nextCursor : null
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (from: string) => fetchPage(view, from, { retries: 1 }),
    onSuccess: (page, from) =>
      queryClient.setQueryData<PostList>(feedKey(view), (now) =>
        // A refresh may have come between: then this page no longer fits below.
        now && now.pages.at(-1)?.nextCursor === from ? { pages: [...now.pages, page] } : now,
      ),
  })
  return { hasMore: cursor !== null, isPending, isError, error, load: () => void (cursor && !isPending && mutate(cursor)) }
}

/** What is new since the top of the list was loaded. */
export function newSince(posts: Post[], page: PostPage | undefined): Post[] {
  const known = new Set(posts.map((post) => post.id))
  const newest = posts.reduce((latest, { publishedAt }) => (publishedAt && publishedAt > latest ? publishedAt : latest), '')
  return (page?.posts ?? []).filter(({ id, publishedAt }) => !known.has(id) && publishedAt !== null && publishedAt > newest)
}

/**
 * Looks every 30 seconds, while the tab is visible, whether there is something new. Worries already on screen take over what the
 * look tells about them (a count grew, a scheduled one was published); new ones wait until the reader asks for them.
 */
export function useLook(view: FeedView, posts: Post[], loadedAt: number) {
  const look = useQuery({
    queryKey: lookKey(view),
    queryFn: ({ signal }) => fetchPage(view, null, { signal, priority: 'low', retries: 0 }),
    initialDataUpdatedAt: loadedAt,
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })
  const page = look.data

  useEffect(() => {
    const seen = new Map(page?.posts.map((post) => [post.id, post]))
    changePosts((post) => {
      const now = seen.get(post.id)
      if (!now || now.updatedAt < post.updatedAt) return post
      const next = { ...post, ...now }
      return JSON.stringify(next) === JSON.stringify(post) ? post : next
    })
  }, [page])

  const fresh = useMemo(() => newSince(posts, page), [posts, page])

  function showNew() {
    if (!page) return
    queryClient.setQueryData<PostList>(feedKey(view), (now) => {
      const known = new Set(now?.pages.flatMap(({ posts }) => posts.map(({ id }) => id)))
      const [first, ...rest] = now?.pages ?? []
      // More is new than one look shows: start over instead of leaving a gap between new and old.
      if (!first || !page.posts.some(({ id }) => known.has(id))) return { pages: [page] }
      return { pages: [{ ...first, posts: [...fresh, ...first.posts] }, ...rest] }
    })
  }

  return { count: fresh.length, showNew, isError: look.isError }
}

/** A worry just shared stands on top of every list of its author where it belongs, without another request. */
export function putOnTop(post: Post) {
  for (const tab of ['all', 'following'] as const) {
    for (const privacy of ['all', post.privacyLevel] as const) {
      queryClient.setQueryData<PostList>(feedKey({ tab, privacy, eyes: 'member' }), (now) => {
        const [first, ...rest] = now?.pages ?? []
        return first && { pages: [{ ...first, posts: [post, ...first.posts.filter(({ id }) => id !== post.id)] }, ...rest] }
      })
    }
  }
}
