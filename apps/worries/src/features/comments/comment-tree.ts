import type { Comment, ThreadPage } from '@worrystone/contracts'

/** A comment with what is loaded of the answers below it. */
export type Branch = Comment & {
  replies?: Branch[]
  /** Written just now: it came with no page, so pages are counted without it. */
  isFresh?: true
}

/** What is loaded of a worry's comments. `fresh`: one's own new ones, until the page that they belong to is loaded. */
export type Threads = { comments: Branch[]; fresh: Branch[]; hasMore: boolean; total: number }

/** null takes the comment away. */
type Change = (comment: Branch) => Branch | null

function changeIn(branches: Branch[], change: Change): Branch[] {
  let isSame = true
  const next = branches.flatMap((branch) => {
    const replies = branch.replies && changeIn(branch.replies, change)
    const changed = change(replies === branch.replies || !replies ? branch : { ...branch, replies })
    if (changed !== branch) isSame = false
    return changed ?? []
  })
  return isSame ? branches : next
}

/** What is unchanged stays the same object, so that only what changed renders again. */
export function changeOne(threads: Threads, id: string, change: Change): Threads {
  const only: Change = (comment) => (comment.id === id ? change(comment) : comment)
  return { ...threads, comments: changeIn(threads.comments, only), fresh: changeIn(threads.fresh, only) }
}

const ids = (branches: Branch[]) => new Set(branches.map(({ id }) => id))

function joined(before: Branch[], next: Branch[]): Branch[] {
  const known = ids(before)
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}

/** The first page anew: what was loaded below it and what one just wrote stays. */
export function withFirst(before: Threads | undefined, page: ThreadPage): Threads {
  const below = before && before.comments.length > page.comments.length ? before.comments : []
  return settled({
    comments: joined(page.comments, below),
    fresh: before?.fresh ?? [],
    hasMore: below.length > 0 ? (before?.hasMore ?? false) : page.hasMore,
    total: page.total,
  })
}

export const withMore = (before: Threads, page: ThreadPage): Threads =>
  settled({ ...before, comments: joined(before.comments, page.comments), hasMore: page.hasMore, total: page.total })

/** A fresh comment that has come in its own place stands there only. */
function settled(threads: Threads): Threads {
  const known = ids(threads.comments)
  return { ...threads, fresh: threads.fresh.filter(({ id }) => !known.has(id)) }
}

/** The oldest first: what one wrote just now stays below what is loaded. */
export const withAnswers = (threads: Threads, parentId: string, answers: Branch[]) =>
  changeOne(threads, parentId, (parent) => {
    const replies = parent.replies ?? []
    const known = joined(inPages(replies), answers)
    return { ...parent, replies: joined(known, replies) }
  })

export const inPages = (branches: Branch[] = []) => branches.filter((branch) => !branch.isFresh)

/** A new comment of one's own: an answer below what it answers, anything else on top. */
export function withNew(threads: Threads, comment: Branch): Threads {
  const total = threads.total + 1
  const { parentCommentId } = comment
  if (!parentCommentId) return { ...threads, fresh: joined([comment], threads.fresh), total }
  return {
    ...changeOne(threads, parentCommentId, (parent) => ({
      ...parent,
      replyCount: parent.replyCount + 1,
      replies: joined(parent.replies ?? [], [comment]),
    })),
    total,
  }
}

/** Taken away; where others have answered, its place stays. */
export function without(threads: Threads, id: string): Threads {
  let parentId: string | null = null
  let isGone = false
  const next = changeOne(threads, id, (comment) => {
    if (comment.replyCount > 0) return asRemoved(comment)
    isGone = true
    parentId = comment.parentCommentId
    return null
  })
  const counted = parentId ? changeOne(next, parentId, (parent) => ({ ...parent, replyCount: parent.replyCount - 1 })) : next
  return isGone ? { ...counted, total: Math.max(0, threads.total - 1) } : counted
}

const asRemoved = (comment: Branch): Branch => ({ ...comment, isRemoved: true, content: '', user: null, userId: null })

/** What one did and the server has not agreed to yet. */
export type Pending =
  | { kind: 'add'; id: string; comment: Branch }
  | { kind: 'edit'; id: string; content: string }
  | { kind: 'remove'; id: string }

function has({ comments, fresh }: Threads, id: string): boolean {
  const within = (branches: Branch[]): boolean => branches.some((each) => each.id === id || within(each.replies ?? []))
  return within(fresh) || within(comments)
}

/** What is on screen: the server's comments with what is under way. The server's own are never touched, so taking back is leaving out. */
export function shown(threads: Threads, pending: Pending[]): Threads {
  return pending.reduce((now, doing) => {
    if (doing.kind === 'add') return has(now, doing.comment.id) ? now : withNew(now, doing.comment)
    if (doing.kind === 'remove') return without(now, doing.id)
    return changeOne(now, doing.id, (comment) => ({ ...comment, content: doing.content }))
  }, threads)
}

/** An answer to the third level stands beside what it answers. */
export const parentFor = (comment: Comment, level: number, levels: number) =>
  level < levels ? comment.id : (comment.parentCommentId ?? comment.id)
