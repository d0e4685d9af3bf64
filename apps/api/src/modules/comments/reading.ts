import type { Comment, CommentPage, ReplyPage, ThreadPage } from '@worrystone/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type CommentRow, presentAnswers, presentComment, presentThreads } from './present-comment.ts'
import type { ReadQueries } from './read-query.ts'
import type { Reader } from './readable.ts'

type Wishes = { limit: number; offset: number; includeModerated: boolean }

/** Asking for more than one may see shows no more. */
const readerOf = (viewer: Viewer | null, includeModerated = false): Reader => ({
  viewerId: viewer?.userId ?? null,
  withHeld: includeModerated && viewer !== null && viewer.role !== 'member',
})

/** Reading comments. Each answer holds only what its reader may read, and counts nothing else. */
export function reading(queries: ReadQueries) {
  async function one(viewer: Viewer | null, id: string, includeModerated = false): Promise<Comment> {
    const line = await queries.one(readerOf(viewer, includeModerated), id)
    if (!line) throw notFound()
    return presentComment(line)
  }

  async function count(viewer: Viewer | null, postId: string): Promise<number> {
    const found = await queries.count(viewer?.userId ?? null, postId)
    if (found === undefined) throw notFound()
    return found
  }

  /** An empty page tells no totals, and nothing of whether there is such a worry. */
  async function totalOf(viewer: Viewer | null, postId: string, { includeModerated }: Wishes, found: { total: number }[]) {
    if (found[0]) return found[0].total
    await count(viewer, postId)
    const [first] = await queries.list(readerOf(viewer, includeModerated), postId, { limit: 1, offset: 0 })
    return first?.total ?? 0
  }

  /** The rows of the page's own level, and whether there are more. */
  function cut<L extends CommentRow>(rows: L[], isOfLevel: (line: L) => boolean, limit: number) {
    const level = rows.filter(isOfLevel)
    return { page: level.slice(0, limit), hasMore: level.length > limit }
  }

  return {
    one: (viewer: Viewer | null, id: string) => one(viewer, id),
    count,

    async threads(viewer: Viewer | null, postId: string, wishes: Wishes): Promise<ThreadPage> {
      const rows = await queries.threads(readerOf(viewer, wishes.includeModerated), postId, wishes)
      const { page, hasMore } = cut(rows, ({ parent_id }) => parent_id === null, wishes.limit)
      const below = rows.filter(({ parent_id }) => parent_id !== null)
      const total = await totalOf(viewer, postId, wishes, rows)
      return { comments: presentThreads([...page, ...below]), hasMore, total }
    },

    async list(viewer: Viewer | null, postId: string, wishes: Wishes): Promise<CommentPage> {
      const rows = await queries.list(readerOf(viewer, wishes.includeModerated), postId, wishes)
      const { page, hasMore } = cut(rows, () => true, wishes.limit)
      return { comments: page.map(presentComment), hasMore, total: await totalOf(viewer, postId, wishes, rows) }
    },

    async replies(viewer: Viewer | null, id: string, wishes: Wishes): Promise<ReplyPage> {
      const rows = await queries.replies(readerOf(viewer, wishes.includeModerated), id, wishes)
      if (rows.length === 0) await one(viewer, id, wishes.includeModerated)
      const { page, hasMore } = cut(rows, ({ parent_id }) => parent_id === id, wishes.limit)
      return { comments: presentAnswers([...page, ...rows.filter(({ parent_id }) => parent_id !== id)], id), hasMore }
    },

    async replyCount(viewer: Viewer | null, id: string): Promise<number> {
      return (await one(viewer, id)).replyCount
    },
  }
}
export type Reading = ReturnType<typeof reading>
