import type { Post } from '@worrystone/contracts'
import { storedJson } from '@worrystone/forms'
import { useSyncExternalStore } from 'react'
import { useCollapsedTopic } from '../../shared/collapsed-topic.ts'

const MAX_STORED = 200
const stored = storedJson({ storage: 'sessionStorage', key: 'worrystone_opened_worries' })

let opened: ReadonlySet<string> = new Set((stored.read() as string[] | undefined) ?? [])
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a collapsed worry in this tab, on every card that shows it, or collapses it again. */
export function setOpened(postId: string, isOpen: boolean) {
  const others = [...opened].filter((id) => id !== postId)
  opened = new Set(isOpen ? [...others, postId].slice(-MAX_STORED) : others)
  stored.write([...opened])
  for (const listener of [...listeners]) listener()
}

export const useOpened = (postId: string): boolean => useSyncExternalStore(subscribe, () => opened.has(postId))

type CollapsedPost = Pick<Post, 'id' | 'contentWarning' | 'isOwnPost' | 'topics'>
const NO_POST = { topics: [], isOwnPost: false }

/** Whether the reader has not opened this worry yet: until then its comments and analysis are hidden too. */
export function useIsFolded(post: CollapsedPost | undefined): boolean {
  const isOpened = useOpened(post?.id ?? '')
  const topic = useCollapsedTopic(post ?? NO_POST)
  return post !== undefined && (post.contentWarning !== null || topic !== undefined) && !post.isOwnPost && !isOpened
}
