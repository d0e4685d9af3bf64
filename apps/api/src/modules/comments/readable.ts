import { type RawBuilder, sql } from 'kysely'
import { personVisibleTo } from '../visibility/index.ts'

/**
 * Who reads comments. `withHeld`: a moderator who asked for held, hidden and removed ones too. `hidden`: where the statement has computed
 * `hiddenPeople`, if it has.
 */
export type Reader = { viewerId: string | null; withHeld: boolean; hidden?: RawBuilder<string[]> }

/**
 * The one condition "what this reader may read of a worry they may see", about the row `c` of the table comments: approved ones, one's
 * own in every state, nothing across a block or of somebody who is leaving, nothing that was removed.
 */
export function isReadable(c: string, { viewerId, withHeld, hidden }: Reader): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${c}.${name}`)
  const isOpen = withHeld ? sql`true` : sql`${column('moderation_status')} = 'approved'`
  const isThere = sql`${column('removed_at')} is null`
  const isOfOthers = sql`(${isOpen} and ${personVisibleTo(column('user_id'), viewerId, hidden)})`
  if (viewerId === null) return sql`(${isThere} and ${isOfOthers})`
  return sql`(${isThere} and (${column('user_id')} = ${viewerId} or ${isOfOthers}))`
}

/**
 * Whether the row `c` has a place in the thread: the reader may read it, or something that stands up to `below` levels below it. In the
 * latter case only the place is shown, whatever the reason. `offset 0` has the answers looked up per row.
 */
export function hasPlace(c: string, reader: Reader, below: number): RawBuilder<boolean> {
  if (below === 0) return isReadable(c, reader)
  const answer = `${c}_a`
  return sql`(${isReadable(c, reader)} or exists (
    select from comments ${sql.ref(answer)} where ${sql.ref(`${answer}.parent_id`)} = ${sql.ref(`${c}.id`)}
      and ${hasPlace(answer, reader, below - 1)} offset 0))`
}
