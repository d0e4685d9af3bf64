import type { Comment } from '@worrystone/contracts'

/** A comment with its loaded replies. */
export type CommentNode = Comment & {
  replies?: CommentNode[]
  /** Just written: in no page, so page sizes do not count it. */
  isFresh?: true
  /** Written by somebody else while the page was open. */
  isIncoming?: true
  /** The temporary id it had while it was pending. */
  sentAs?: string
}

/** The loaded comments of a worry. `fresh`: the viewer's new ones, until the page that they belong to is loaded. */
export type Threads = { comments: CommentNode[]; fresh: CommentNode[]; total: number }

/** A page of them. `fresh` is in the first page. */
export type ThreadsPage = Threads & { hasMore: boolean }

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

/** A loaded comment, at any level. */
export const findComment = ({ comments, fresh }: Threads, id: string): CommentNode | undefined =>
  findIn([...comments, ...fresh], id)

export function findIn(nodes: CommentNode[], id: string): CommentNode | undefined {
  for (const node of nodes) {
    const match = node.id === id ? node : findIn(node.replies ?? [], id)
    if (match) return match
  }
  return undefined
}

/** The ids of comments at every level. */
export const idsOf = (nodes: CommentNode[]): Set<string> =>
  new Set(nodes.flatMap(({ id, replies = [] }) => [id, ...idsOf(replies)]))

const ids = (nodes: CommentNode[]) => new Set(nodes.map(({ id }) => id))

function merge(before: CommentNode[], next: CommentNode[]): CommentNode[] {
  const known = ids(before)
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}

/** The threads of all pages, without the fresh comments that a page contains. */
export function threadsOf(pages: ThreadsPage[]): Threads {
  const comments = pages.reduce<CommentNode[]>((before, page) => merge(before, page.comments), [])
  const known = ids(comments)
  const fresh = pages.flatMap((page) => page.fresh).filter(({ id }) => !known.has(id))
  return { comments, fresh, total: pages.at(-1)?.total ?? 0 }
}

/** Changes the threads of all pages; each remaining comment stays in its page. */
export function updateThreads(pages: ThreadsPage[], update: (threads: Threads) => Threads): ThreadsPage[] {
  const { comments, fresh, total } = update(threadsOf(pages))
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  return pages.map((page, at) => ({
    ...page,
    total,
    fresh: at === 0 ? fresh : [],
    comments: page.comments.flatMap(({ id }) => byId.get(id) ?? []),
  }))
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
