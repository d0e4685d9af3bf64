import type { Comment, ThreadPage } from '@worrystone/contracts'

/** A comment with its loaded replies. */
export type CommentNode = Comment & {
  replies?: CommentNode[]
  /** Just written: it belongs to no page, so page sizes do not count it. */
  isFresh?: true
  /** The temporary id it had while it was pending. */
  sentAs?: string
}

/** The loaded comments of a worry. `fresh`: the viewer's new ones, until the page that they belong to is loaded. */
export type Threads = { comments: CommentNode[]; fresh: CommentNode[]; hasMore: boolean; total: number }

/** null removes the comment. */
type Update = (comment: CommentNode) => CommentNode | null

function updateIn(nodes: CommentNode[], update: Update): CommentNode[] {
  let isSame = true
  const next = nodes.flatMap((node) => {
    const replies = node.replies && updateIn(node.replies, update)
    const updated = update(replies === node.replies || !replies ? node : { ...node, replies })
    if (updated !== node) isSame = false
    return updated ?? []
  })
  return isSame ? nodes : next
}

/** Unchanged parts keep their identity, so that only changed ones render again. */
export function updateComment(threads: Threads, id: string, update: Update): Threads {
  const only: Update = (comment) => (comment.id === id ? update(comment) : comment)
  return { ...threads, comments: updateIn(threads.comments, only), fresh: updateIn(threads.fresh, only) }
}

const ids = (nodes: CommentNode[]) => new Set(nodes.map(({ id }) => id))

function merge(before: CommentNode[], next: CommentNode[]): CommentNode[] {
  const known = ids(before)
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}

/** Replaces the first page, and keeps loaded replies and fresh comments. */
export function withFirst(before: Threads | undefined, page: ThreadPage): Threads {
  const below = before && before.comments.length > page.comments.length ? before.comments : []
  return withoutKnown({
    comments: merge(page.comments, below),
    fresh: before?.fresh ?? [],
    hasMore: below.length > 0 ? (before?.hasMore ?? false) : page.hasMore,
    total: page.total,
  })
}

export const withMore = (before: Threads, page: ThreadPage): Threads =>
  withoutKnown({ ...before, comments: merge(before.comments, page.comments), hasMore: page.hasMore, total: page.total })

/** Removes fresh comments that a loaded page contains. */
function withoutKnown(threads: Threads): Threads {
  const known = ids(threads.comments)
  return { ...threads, fresh: threads.fresh.filter(({ id }) => !known.has(id)) }
}

/** Oldest first; fresh replies stay below the loaded ones. */
export const withReplies = (threads: Threads, parentId: string, added: CommentNode[]) =>
  updateComment(threads, parentId, (parent) => {
    const replies = parent.replies ?? []
    const known = merge(inPages(replies), added)
    return { ...parent, replies: merge(known, replies) }
  })

export const inPages = (nodes: CommentNode[] = []) => nodes.filter((node) => !node.isFresh)

/** Adds a new comment: a reply below its parent, others on top. */
export function withNew(threads: Threads, comment: CommentNode): Threads {
  const total = threads.total + 1
  const { parentCommentId } = comment
  if (!parentCommentId) return { ...threads, fresh: merge([comment], threads.fresh), total }
  return {
    ...updateComment(threads, parentCommentId, (parent) => ({
      ...parent,
      replyCount: parent.replyCount + 1,
      replies: merge(parent.replies ?? [], [comment]),
    })),
    total,
  }
}

/** Removes a comment; one with replies becomes a placeholder. */
export function without(threads: Threads, id: string): Threads {
  let parentId: string | null = null
  let isDeleted = false
  const next = updateComment(threads, id, (comment) => {
    if (comment.replyCount > 0) return asRemoved(comment)
    isDeleted = true
    parentId = comment.parentCommentId
    return null
  })
  const counted = parentId ? updateComment(next, parentId, (parent) => ({ ...parent, replyCount: parent.replyCount - 1 })) : next
  return isDeleted ? { ...counted, total: Math.max(0, threads.total - 1) } : counted
}

const asRemoved = (comment: CommentNode): CommentNode => ({ ...comment, isRemoved: true, content: '', user: null, userId: null })

/** A change that the server has not confirmed yet. `parentId`: the comment that a new reply is for. */
export type PendingChange =
  | { kind: 'add'; id: string; comment: CommentNode; parentId?: string | undefined; idempotencyKey: string }
  | { kind: 'edit'; id: string; content: string }
  | { kind: 'remove'; id: string }

function has({ comments, fresh }: Threads, id: string): boolean {
  const within = (nodes: CommentNode[]): boolean =>
    nodes.some((each) => each.id === id || each.sentAs === id || within(each.replies ?? []))
  return within(fresh) || within(comments)
}

/**
 * The displayed comments: the server's with the pending changes. The cached ones are not modified, so a rejected change simply
 * disappears.
 */
export function applyPending(threads: Threads, pending: PendingChange[]): Threads {
  return pending.reduce((now, change) => {
    if (change.kind === 'add') return has(now, change.comment.id) ? now : withNew(now, change.comment)
    if (change.kind === 'remove') return without(now, change.id)
    return updateComment(now, change.id, (comment) => ({ ...comment, content: change.content }))
  }, threads)
}

/** A reply to the deepest level becomes a sibling. */
export const parentFor = (comment: Comment, level: number, levels: number) =>
  level < levels ? comment.id : (comment.parentCommentId ?? comment.id)
