import { call } from '@worrystone/api-client'
import { commentsApi } from '@worrystone/contracts'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { type CommentNode, findComment, type Threads } from './comment-tree.ts'
import type { useComments } from './use-comments.ts'

type Loading = Pick<ReturnType<typeof useComments>, 'query' | 'loadMore' | 'loadReplies'>
type Options = Loading & { section: RefObject<HTMLElement | null>; threads: Threads | undefined }

/** The most requests for one comment: it may be far down in a long list. */
const MAX_ROUNDS = 30
const HIGHLIGHT_MS = 2_500

/** Shows the comment of the address (`#comment-<id>`): loads what hides it, scrolls to it, focuses it, and highlights it for a moment. */
export function useTargetComment({ section, threads, query, loadMore, loadReplies }: Options) {
  const { hash, key } = useLocation()
  const id = /^#comment-([\w-]+)$/.exec(hash)?.[1]
  const isLoaded = threads !== undefined

  /** Loads the next part that may have it; false when there is none. */
  const loadNearer = useEffectEvent(async (ancestors: string[]) => {
    const parent = ancestors.map((ancestor) => threads && findComment(threads, ancestor)).find((node) => node !== undefined)
    if (parent) return (await loadReplies(parent)) !== undefined
    if (query.hasNextPage) return (await loadMore()) !== undefined
    return false
  })
  const refetch = useEffectEvent(() => query.refetch())

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same comment may be requested again
  useEffect(() => {
    if (!id || !isLoaded) return
    let isOver = false
    void findAndLight()
    return () => {
      isOver = true
    }

    async function findAndLight() {
      if (highlight(section.current, id)) return
      const ancestors = await findAncestors(id as string)
      let wasRefetched = false
      for (let round = 0; ancestors && round < MAX_ROUNDS && !isOver; round++) {
        if (!(await loadNearer(ancestors))) {
          // A loaded list may be older than the comment.
          if (wasRefetched) return
          wasRefetched = true
          await refetch()
        }
        await rendered()
        if (isOver || highlight(section.current, id)) return
      }
    }
  }, [id, key, isLoaded])
}

/** A separate task: by then what was loaded is on the page. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

/** The comments that it answers, the nearest first; undefined when it cannot be read any more. */
async function findAncestors(id: string): Promise<CommentNode['id'][] | undefined> {
  try {
    const { parentCommentId } = await call(commentsApi.read, { params: { id } })
    return parentCommentId ? [parentCommentId, ...((await findAncestors(parentCommentId)) ?? [])] : []
  } catch {
    return undefined
  }
}

function highlight(section: HTMLElement | null, id: string | undefined): boolean {
  const article = section?.querySelector<HTMLElement>(`[data-comment="${id}"]`)
  if (!article) return false
  article.scrollIntoView({ block: 'center' })
  article.focus({ preventScroll: true })
  article.dataset.highlighted = ''
  setTimeout(() => delete article.dataset.highlighted, HIGHLIGHT_MS)
  return true
}
