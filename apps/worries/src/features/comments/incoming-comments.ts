import type { ThreadPage } from '@worrystone/contracts'
import { type CommentNode, findIn, idsOf, type ThreadsPage, threadsOf } from './comment-tree.ts'

/** What others have written since the pages were loaded. */
export type IncomingComments = {
  /** The loaded pages with them. */
  pages: ThreadsPage[]
  count: number
  /** The first new comment; the parent of a new reply that is not in the response. */
  firstId: string
  /** The comments below which there is more now; null: where there was none. */
  below: (string | null)[]
}

/** The loaded pages with the comments of others that a later response has; null without any. Nothing loaded is removed or replaced. */
export function findIncoming(pages: ThreadsPage[], response: ThreadPage): IncomingComments | null {
  const now = threadsOf(pages)
  const known = idsOf([...now.comments, ...now.fresh])
  const newOf = (nodes: CommentNode[] = []) =>
    nodes
      .filter(({ id, isOwnComment }) => !known.has(id) && !isOwnComment)
      .map((node) => ({ ...node, isIncoming: true as const }))
  const firstIds: string[] = []
  const below: (string | null)[] = []

  function withNewReplies(node: CommentNode): CommentNode {
    const later = findIn(response.comments, node.id)
    if (!later) return node
    const before = node.replies ?? []
    const replies = before.map(withNewReplies)
    const added = newOf(later.replies)
    const hasMore = later.replyCount > node.replyCount
    if (hasMore) {
      firstIds.push(added[0]?.id ?? node.id)
      below.push(node.id)
    }
    if (!hasMore && replies.every((reply, at) => reply === before[at])) return node
    // The viewer's own new replies stay last.
    const [own, others] = [replies.filter(({ isFresh }) => isFresh), replies.filter(({ isFresh }) => !isFresh)]
    return { ...node, replyCount: Math.max(node.replyCount, later.replyCount), replies: [...others, ...added, ...own] }
  }

  const updated = pages.map((page) => ({
    ...page,
    comments: page.comments.map(withNewReplies),
    fresh: page.fresh.map(withNewReplies),
    total: response.total,
  }))
  const last = updated.at(-1)
  // Threads after a page that has more come with the next one.
  const threads = last && !last.hasMore ? newOf(response.comments) : []
  if (last && threads[0]) {
    firstIds.push(threads[0].id)
    below.push(now.comments.at(-1)?.id ?? null)
    last.comments = [...last.comments, ...threads]
    last.hasMore = response.hasMore
  }
  const [firstId] = firstIds
  return firstId === undefined ? null : { pages: updated, count: Math.max(1, response.total - now.total), firstId, below }
}
