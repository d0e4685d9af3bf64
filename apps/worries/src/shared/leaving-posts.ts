import type { Post } from '@worrystone/contracts'
import { useSyncExternalStore } from 'react'

/**
 * Worries whose deletion is on its way, and people who are just being blocked or muted: by their ids. They are out of sight at once,
 * and when the server refuses they are back in exactly the place they had, because the lists themselves were never touched.
 */
let leaving: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function replace(next: Set<string>) {
  leaving = next
  for (const listener of listeners) listener()
}

export const leavingPosts = {
  add: (id: string) => replace(new Set(leaving).add(id)),
  delete: (id: string) => replace(new Set([...leaving].filter((other) => other !== id))),
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The worries to show: without those that are just being deleted. */
export function useStaying(posts: Post[]): Post[] {
  const gone = useSyncExternalStore(subscribe, () => leaving)
  return gone.size === 0 ? posts : posts.filter((post) => !gone.has(post.id) && !gone.has(post.userId))
}
