import type { Comment, Commenter, CommentPage, ReceivedComment, ReplyPage, ThreadPage } from '@worrystone/contracts'
import { presentRow } from '../../db/present-row.ts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSummary } from '../users/index.ts'
import { type CommentRow, presentAnswers, presentComment, presentThreads } from './present-comment.ts'
import type { ReadQueries } from './read-query.ts'
import type { CommentReader } from './readable.ts'

type CommentPeople = { people: Commenter[]; total: number }
type PageQuery = { limit: number; offset: number; includeModerated: boolean }

/** Only moderators can request held comments. */
const readerOf = (viewer: Viewer | null, includeModerated = false): CommentReader => ({
  viewerId: viewer?.userId ?? null,
  withHeld: includeModerated && viewer !== null && viewer.role !== 'member',
})

/** The rows directly below `parentId`, and all others. */
const split = (rows: CommentRow[], parentId: string | null) =>
  [rows.filter(({ parent_id }) => parent_id === parentId), rows.filter(({ parent_id }) => parent_id !== parentId)] as const

/** Reads comments. A page contains and counts only what its reader can read. */
export function commentReading(queries: ReadQueries) {
  async function one(viewer: Viewer | null, id: string, includeModerated = false): Promise<Comment> {
    const row = await queries.one(readerOf(viewer, includeModerated), id)
    if (!row) throw notFound()
    return presentComment(row)
  }

  async function count(viewer: Viewer | null, postId: string): Promise<number> {
    const publicCount = await queries.count(viewer?.userId ?? null, postId)
    if (publicCount === undefined) throw notFound()
    return publicCount
  }

  /** An empty page has no total, and does not disclose whether the worry exists. */
  async function totalOf(viewer: Viewer | null, postId: string, { includeModerated }: PageQuery, rows: { total: number }[]) {
    if (rows[0]) return rows[0].total
    await count(viewer, postId)
    const [first] = await queries.list(readerOf(viewer, includeModerated), postId, { limit: 1, offset: 0 })
    return first?.total ?? 0
  }

  return {
    one: (viewer: Viewer | null, id: string) => one(viewer, id),
    count,

    async people(viewer: Viewer | null, postId: string): Promise<CommentPeople> {
      const rows = await queries.people(readerOf(viewer), postId)
      // Nobody does not disclose whether the worry exists.
      if (!rows[0]) await count(viewer, postId)
      return { people: rows.map((row) => ({ ...presentSummary(row), helpedMe: row.helped_me })), total: rows[0]?.total ?? 0 }
    },

    /** Only their writers and texts that the viewer can read; nothing of muted people. */
    async received({ userId }: Viewer, limit: number): Promise<ReceivedComment[]> {
      const rows = await queries.received(userId, limit)
      return rows.map(({ user_id, username, display_name, avatar_url, ...row }) => ({
        ...presentRow(row),
        user: presentSummary({ id: user_id, username, display_name, avatar_url }),
      }))
    },

    async threads(viewer: Viewer | null, postId: string, query: PageQuery): Promise<ThreadPage> {
      const rows = await queries.threads(readerOf(viewer, query.includeModerated), postId, query)
      const [threads, answers] = split(rows, null)
      const { page, hasMore } = cutPage(threads, query.limit)
      const total = await totalOf(viewer, postId, query, rows)
      return { comments: presentThreads([...page, ...answers]), hasMore, total }
    },

    async list(viewer: Viewer | null, postId: string, query: PageQuery): Promise<CommentPage> {
      const rows = await queries.list(readerOf(viewer, query.includeModerated), postId, query)
      const { page, hasMore } = cutPage(rows, query.limit)
      return { comments: page.map(presentComment), hasMore, total: await totalOf(viewer, postId, query, rows) }
    },

    async replies(viewer: Viewer | null, id: string, query: PageQuery): Promise<ReplyPage> {
      const rows = await queries.replies(readerOf(viewer, query.includeModerated), id, query)
      if (rows.length === 0) await one(viewer, id, query.includeModerated)
      const [replies, answers] = split(rows, id)
      const { page, hasMore } = cutPage(replies, query.limit)
      return { comments: presentAnswers([...page, ...answers], id), hasMore }
    },

    async replyCount(viewer: Viewer | null, id: string): Promise<number> {
      return (await one(viewer, id)).replyCount
    },
  }
}
export type Reading = ReturnType<typeof commentReading>
