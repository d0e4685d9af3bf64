import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import type { Post, PostPage } from '@worrystone/contracts'
import { updateQuery } from './update-query.ts'
import type { Viewer } from './viewer.ts'

/** The loaded part of one list, from its top down without a gap. */
export type PostList = InfiniteData<PostPage, string | null>
type Cached = PostList | PostPage | Post

/** null removes the worry from its lists. */
type Update = (post: Post) => Post | null

/** `['posts', audience, part, …]`: the keys of all cached worries of this remote. */
export type Part = 'feed' | 'newest' | 'person' | 'post' | 'recent' | 'saved' | 'unpublished' | 'waiting'
export const postsKey = (audience: Viewer['audience'], part: Part, ...rest: string[]) =>
  ['posts', audience, part, ...rest] as const

export const isPart = (queryKey: readonly unknown[], ...parts: Part[]) =>
  queryKey[0] === 'posts' && parts.some((part) => part === queryKey[2])

function updatePage(page: PostPage, update: Update): PostPage {
  const posts = page.posts.flatMap((post) => update(post) ?? [])
  const isSame = posts.length === page.posts.length && posts.every((post, at) => post === page.posts[at])
  return isSame ? page : { ...page, posts }
}

/** Unchanged parts keep their identity, so that only the cards concerned render again. */
function updateCached<T extends Cached>(cached: T, update: Update): T
function updateCached(cached: Cached, update: Update): Cached {
  if ('posts' in cached) return updatePage(cached, update)
  if (!('pages' in cached)) return update(cached) ?? cached
  const pages = cached.pages.map((page) => updatePage(page, update))
  return pages.every((page, at) => page === cached.pages[at]) ? cached : { ...cached, pages }
}

/** Recent local changes of a worry or its author, by field, and until when a response may be older than them. */
const recentChanges = new Map<string, Record<string, { value: unknown; until: number }>>()

/**
 * Fetches worries. A local change made after the request was sent is newer than the response: a slow response never reverts a count or
 * a toggle.
 */
export async function fetchPosts<T extends PostPage | Post>(fetch: () => Promise<T>): Promise<T> {
  const sentAt = performance.now()
  return updateCached(await fetch(), (post) => {
    const newer = [post.userId, post.id]
      .flatMap((id) => Object.entries(recentChanges.get(id) ?? {}))
      .flatMap(([name, { value, until }]) => (until >= sentAt ? [[name, value]] : []))
    return newer.length > 0 ? { ...post, ...Object.fromEntries(newer) } : post
  })
}

/** Records a change that pending responses do not contain: of one worry, or of all worries of an author. */
function noteChange(id: string, part: Partial<Post>, isPending: boolean) {
  const until = isPending ? Number.POSITIVE_INFINITY : performance.now()
  const noted = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, { value, until }]))
  const previousChange = recentChanges.get(id)
  recentChanges.delete(id)
  recentChanges.set(id, { ...previousChange, ...noted })
  if (recentChanges.size > 200) recentChanges.delete(recentChanges.keys().next().value ?? '')
}

/** Updates one list, if it is cached. */
export function updatePostList(queryKey: readonly string[], update: (list: PostList) => PostList) {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query) updateQuery(query, update)
}

/** The only place that changes worries already on screen, in every list and on every page. */
export function updatePosts(update: Update) {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['posts'] })) {
    updateQuery<Cached>(query, (cached) => updateCached(cached, update))
  }
}

/** Changes a part of one worry in every list. `isPending`: the server has not confirmed it yet. */
export function updatePost(postId: string, part: Partial<Post>, isPending = false) {
  noteChange(postId, part, isPending)
  updatePosts((post) => {
    const isSame = post.id !== postId || Object.entries(part).every(([name, value]) => post[name as keyof Post] === value)
    return isSame ? post : { ...post, ...part }
  })
}

/** Caches a response. Lists do not include the long text, so a response without it keeps the cached one. */
export function replacePost(updated: Post) {
  updatePosts((post) => {
    if (post.id !== updated.id) return post
    const lacksText = updated.longContent === undefined && updated.hasLongContent && post.longContent !== undefined
    return lacksText ? { ...updated, longContent: post.longContent } : updated
  })
}

export function updateAuthor(userId: string, isFollowing: boolean, isPending = false) {
  noteChange(userId, { isFollowingAuthor: isFollowing }, isPending)
  updatePosts((post) =>
    post.userId === userId && post.isFollowingAuthor !== isFollowing ? { ...post, isFollowingAuthor: isFollowing } : post,
  )
}

/** A person who was blocked or muted is removed from every list; the page of one worry refetches it. */
export const removeAuthor = (userId: string) => updatePosts((post) => (post.userId === userId ? null : post))

export const removePost = (postId: string) => updatePosts((post) => (post.id === postId ? null : post))

/** A worry from a cached list: its page shows it while the complete one loads. */
export function findCachedPost(postId: string, audience: Viewer['audience']): Post | undefined {
  for (const [, cached] of queryClient.getQueriesData<Cached>({ queryKey: ['posts', audience] })) {
    const pages = !cached ? [] : 'pages' in cached ? cached.pages : 'posts' in cached ? [cached] : []
    const post = pages.flatMap((page) => page.posts).find(({ id }) => id === postId)
    if (post) return post
  }
  return undefined
}
