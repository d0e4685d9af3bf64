import type { Post } from '@worrystone/contracts'
import { useSyncExternalStore } from 'react'

/**
 * Worries whose deletion is on its way. They are out of sight at once, and when the server refuses they are back in exactly the
 * place they had, because the lists themselves were never touched.
 */
let leaving: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function replace(next: Set<string>) {
  leaving = next
  for (const listener of listeners) listener()
}

export const leavingPosts = {
  add: (postId: string) => replace(new Set(leaving).add(postId)),
  delete: (postId: string) => replace(new Set([...leaving].filter((id) => id !== postId))),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The worries to show: without those that are just being deleted. */
export function useStaying(posts: Post[]): Post[] {
  const gone = useSyncExternalStore(subscribe, () => leaving)
  return gone.size === 0 ? posts : posts.filter((post) => !gone.has(post.id))
}
