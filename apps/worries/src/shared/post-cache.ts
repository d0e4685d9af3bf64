import { queryClient } from '@worrystone/api-client'
import type { Post, PostPage } from '@worrystone/contracts'
import type { Viewer } from './viewer.ts'

/** What is loaded of one list, from its top down without a gap. */
export type PostList = { pages: PostPage[] }
type Kept = PostList | PostPage | Post

/** null takes the worry out of its lists. */
type Change = (post: Post) => Post | null

/** `['worries', eyes, part, …]`: the keys of everything that this remote keeps about worries. */
export type Part = 'feed' | 'look' | 'person' | 'post' | 'recent' | 'unpublished'
export const keyOf = (eyes: Viewer['eyes'], part: Part, ...rest: string[]) => ['worries', eyes, part, ...rest] as const

export const isPart = (queryKey: readonly unknown[], ...parts: Part[]) =>
  queryKey[0] === 'worries' && parts.some((part) => part === queryKey[2])

function changePage(page: PostPage, change: Change): PostPage {
  const posts = page.posts.flatMap((post) => change(post) ?? [])
  const isSame = posts.length === page.posts.length && posts.every((post, at) => post === page.posts[at])
  return isSame ? page : { ...page, posts }
}

/** What is unchanged stays the same object, so that only the cards concerned render again. */
function changeKept(kept: Kept | undefined, change: Change): Kept | undefined {
  if (!kept) return
  if ('posts' in kept) return changePage(kept, change)
  if (!('pages' in kept)) return change(kept) ?? kept
  const pages = kept.pages.map((page) => changePage(page, change))
  return pages.every((page, at) => page === kept.pages[at]) ? kept : { ...kept, pages }
}

/** What changed here lately about a worry or its author, part by part, and until when an answer may not yet know of it. */
const lately = new Map<string, Record<string, { value: unknown; until: number }>>()

/**
 * Asks for worries. Whatever was changed here after the question had left is newer than the answer: a slow answer never turns a count
 * or a toggle back.
 */
export async function askFor<T extends PostPage | Post>(ask: () => Promise<T>): Promise<T> {
  const at = performance.now()
  const answer = await ask()
  return changeKept(answer, (post) => {
    const newer = [post.userId, post.id]
      .flatMap((id) => Object.entries(lately.get(id) ?? {}))
      .flatMap(([name, { value, until }]) => (until >= at ? [[name, value]] : []))
    return newer.length > 0 ? { ...post, ...Object.fromEntries(newer) } : post
  }) as T
}

/** Notes what an answer that is under way cannot know: about one worry, or about all of one author. */
function note(id: string, part: Partial<Post>, isPending: boolean) {
  const until = isPending ? Number.POSITIVE_INFINITY : performance.now()
  const noted = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, { value, until }]))
  const before = lately.get(id)
  lately.delete(id)
  lately.set(id, { ...before, ...noted })
  if (lately.size > 200) lately.delete(lately.keys().next().value ?? '')
}

/** Changes a part of one worry everywhere. `isPending`: the server has not agreed yet. */
export function changePost(postId: string, part: Partial<Post>, isPending = false) {
  note(postId, part, isPending)
  changePosts((post) => {
    const isSame = post.id !== postId || Object.entries(part).every(([name, value]) => post[name as keyof Post] === value)
    return isSame ? post : { ...post, ...part }
  })
}

/** The one place that changes worries already on screen, in every list and on every page. */
export function changePosts(change: Change) {
  for (const [key, kept] of queryClient.getQueriesData<Kept>({ queryKey: ['worries'] })) {
    const changed = changeKept(kept, change)
    if (changed !== kept) queryClient.setQueryData(key, changed)
  }
}

/** Takes over what the server answered. Lists do not carry the long text, so an answer without it leaves the known one alone. */
export function takeOver(answer: Post) {
  changePosts((post) => {
    if (post.id !== answer.id) return post
    const isWithout = answer.longContent === undefined && answer.hasLongContent && post.longContent !== undefined
    return isWithout ? { ...answer, longContent: post.longContent } : answer
  })
}

export function changeAuthor(userId: string, isFollowing: boolean, isPending = false) {
  note(userId, { isFollowingAuthor: isFollowing }, isPending)
  changePosts((post) =>
    post.userId === userId && post.isFollowingAuthor !== isFollowing ? { ...post, isFollowingAuthor: isFollowing } : post,
  )
}

/** A person who was blocked or muted leaves every list; a page of one worry asks for itself. */
export const dropAuthor = (userId: string) => changePosts((post) => (post.userId === userId ? null : post))

export const dropPost = (postId: string) => changePosts((post) => (post.id === postId ? null : post))

/** A worry that some list already shows: its page begins with it while the whole one is on its way. */
export function knownPost(postId: string, eyes: Viewer['eyes']): Post | undefined {
  for (const [, kept] of queryClient.getQueriesData<Kept>({ queryKey: ['worries', eyes] })) {
    const pages = !kept ? [] : 'pages' in kept ? kept.pages : 'posts' in kept ? [kept] : []
    const found = pages.flatMap((page) => page.posts).find((post) => post.id === postId)
    if (found) return found
  }
  return undefined
}
