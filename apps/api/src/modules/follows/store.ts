import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { isForeignKeyViolation } from '../../db/failures.ts'
import { getValue, selectRows } from '../../db/rows.ts'
import { notFound } from '../../http/app-error.ts'
import { type SummaryRow, summaryJson } from '../users/index.ts'
import { personVisibleTo } from '../visibility/index.ts'

/** The direction of follows: to the user (followers), or from the user (followed). */
export type Side = 'followers' | 'following'
export type FollowRow = { id: string; is_following: boolean; follower: SummaryRow; following: SummaryRow }

/** The only writer of the table follows. */
export const followStore = (database: Database) => ({
  /** Locks the pair until the transaction ends. */
  async hold(one: string, other: string) {
    const pair = [one, other].sort().join(' ')
    await sql`select pg_advisory_xact_lock(hashtextextended(${`follows ${pair}`}, 0))`.execute(database.db())
  },

  /** True if it is new. */
  async add(followerId: string, followingId: string): Promise<boolean> {
    try {
      const { numInsertedOrUpdatedRows = 0n } = await database
        .db()
        .insertInto('follows')
        .values({ follower_id: followerId, following_id: followingId })
        .onConflict((at) => at.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    } catch (thrown) {
      // One of the two accounts has just been deleted.
      throw isForeignKeyViolation(thrown) ? notFound() : thrown
    }
  },

  /** True if a row was deleted. */
  async remove(followerId: string, followingId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .db()
      .deleteFrom('follows')
      .where('follower_id', '=', followerId)
      .where('following_id', '=', followingId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async has(followerId: string, followingId: string): Promise<boolean> {
    const row = await database
      .db()
      .selectFrom('follows')
      .select('created_at')
      .where('follower_id', '=', followerId)
      .where('following_id', '=', followingId)
      .executeTakeFirst()
    return row !== undefined
  },

  /** The follows of that side, the newest first, without users behind a block of the viewer. */
  async list(side: Side, userId: string, { viewerId, offset, rows: limit }: Page): Promise<FollowRow[]> {
    const { here, there } = columnsOf(side)
    return selectRows(database)<FollowRow>`
      select follows.id, ${summaryJson('follower')} as follower, ${summaryJson('following')} as following,
        exists (select from follows mine where mine.follower_id = ${viewerId}::uuid and mine.following_id = users.id) as is_following
      from follows
        join users on users.id = ${there}
        join users follower on follower.id = follows.follower_id
        join users following on following.id = follows.following_id
      where ${here} = ${userId} and ${personVisibleTo(sql.ref('users.id'), viewerId)}
      order by follows.created_at desc, users.id desc offset ${offset} limit ${limit}`
  },

  /** The number of follows on that side, counted up to `most`. */
  async count(side: Side, userId: string, { viewerId, most }: { viewerId: string | null; most: number | null }): Promise<number> {
    const { here, there } = columnsOf(side)
    return getValue(database)<number>`
      select count(*)::int as total from (
        select from follows join users on users.id = ${there} where ${here} = ${userId} and ${personVisibleTo(sql.ref('users.id'), viewerId)} limit ${most}
      ) found`
  },
})

type Page = { viewerId: string | null; offset: number; rows: number }

const columnsOf = (side: Side) => {
  const [follower, followed] = [sql.ref('follows.follower_id'), sql.ref('follows.following_id')]
  return side === 'followers' ? { here: followed, there: follower } : { here: follower, there: followed }
}
export type FollowStore = ReturnType<typeof followStore>
