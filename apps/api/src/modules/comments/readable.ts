import { type RawBuilder, sql } from 'kysely'
import { personVisibleTo } from '../visibility/index.ts'

/**
 * The reader of comments. `withHeld`: a moderator who requested held, hidden and removed ones too. `hidden`: the computed `hiddenPeople` of
 * the statement, if it has them.
 */
export type CommentReader = {
  viewerId: string | null
  withHeld: boolean
  hidden?: RawBuilder<string[]>
  /** The site has a translation service. */
  hasTranslations?: boolean
}

/**
 * The condition on the row `c` of comments for "readable below a visible worry": approved ones, the reader's own in every state, none
 * across a block or of users who are leaving, none that was removed.
 */
export function isCommentReadable(c: string, { viewerId, withHeld, hidden }: CommentReader): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${c}.${name}`)
  const isApproved = withHeld ? sql`true` : sql`${column('moderation_status')} = 'approved'`
  const isNotRemoved = sql`${column('removed_at')} is null`
  const isOfOthers = sql`(${isApproved} and ${personVisibleTo(column('user_id'), viewerId, hidden)})`
  if (viewerId === null) return sql`(${isNotRemoved} and ${isOfOthers})`
  return sql`(${isNotRemoved} and (${column('user_id')} = ${viewerId} or ${isOfOthers}))`
}

/**
 * Whether the row `c` is listed in the thread: the reader can read it, or an answer up to `below` levels below it. In the latter case it is
 * a placeholder, whatever the reason. `offset 0` forces a lookup per row.
 */
export function isCommentListed(c: string, reader: CommentReader, below: number): RawBuilder<boolean> {
  if (below === 0) return isCommentReadable(c, reader)
  const replyAlias = `${c}_a`
  return sql`(${isCommentReadable(c, reader)} or exists (
    select from comments ${sql.ref(replyAlias)} where ${sql.ref(`${replyAlias}.parent_id`)} = ${sql.ref(`${c}.id`)}
      and ${isCommentListed(replyAlias, reader, below - 1)} offset 0))`
}
