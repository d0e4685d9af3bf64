import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import type { Post, PostPage } from '@worrystone/contracts'
import { useEffect, useMemo } from 'react'
import { updatePostList, updatePosts } from '../../shared/post-cache.ts'
import { type FeedView, feedKey, fetchPage, newestKey } from './feed.queries.ts'

const NEWEST_MS = 30_000

/** The first page of a feed, polled for new worries. */
export const newestQuery = (view: FeedView) =>
  queryOptions({
    queryKey: newestKey(view),
    queryFn: ({ signal }) => fetchPage(view, null, { signal, priority: 'low', retries: 0 }),
    staleTime: NEWEST_MS,
  })

/** The new worries since the top of the list was loaded. */
function findNewPosts(posts: Post[], page: PostPage | undefined): Post[] {
  const knownIds = new Set(posts.map((post) => post.id))
  const newest = posts.reduce((latest, { publishedAt }) => (publishedAt && publishedAt > latest ? publishedAt : latest), '')
  return (page?.posts ?? []).filter(({ id, publishedAt }) => !knownIds.has(id) && publishedAt !== null && publishedAt > newest)
}

/**
 * Polls every 30 seconds, while the tab is visible, for new worries. Those already on screen are updated (a count, a published
 * schedule); new ones wait until the reader requests them.
 */
export function useNewPosts(view: FeedView, posts: Post[], loadedAt: number) {
  const { data: page } = useQuery({
    ...newestQuery(view),
    initialDataUpdatedAt: loadedAt,
    refetchInterval: NEWEST_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })

  const { audience, tab, privacy, languages, category } = view
  useEffect(() => {
    // From the cache, which is newer than this render.
    const cached = page && queryClient.getQueryData<PostPage>(newestKey({ audience, tab, privacy, languages, category }))
    const newest = new Map(cached?.posts.map((post) => [post.id, post]))
    updatePosts((post) => {
      const now = newest.get(post.id)
      if (!now || now.updatedAt < post.updatedAt) return post
      const next = { ...post, ...now }
      return JSON.stringify(next) === JSON.stringify(post) ? post : next
    })
  }, [page, audience, tab, privacy, languages, category])

  const newPosts = useMemo(() => findNewPosts(posts, page), [posts, page])

  function showNew() {
    if (!page) return
    updatePostList(feedKey(view), ({ pages: [first, ...rest], pageParams }) => {
      const knownIds = new Set([first, ...rest].flatMap((loaded) => loaded?.posts.map(({ id }) => id)))
      // More is new than the page contains: start over instead of leaving a gap.
      if (!first || !page.posts.some(({ id }) => knownIds.has(id))) return { pages: [page], pageParams: [null] }
      return { pages: [{ ...first, posts: [...newPosts, ...first.posts] }, ...rest], pageParams }
    })
  }

  return { count: newPosts.length, showNew }
}
