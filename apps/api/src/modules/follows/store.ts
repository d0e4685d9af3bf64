import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { isForeignKeyViolation } from '../../db/failures.ts'
import { notFound } from '../../http/app-error.ts'
import { noBlockBetween } from '../posts/index.ts'

/** The only writer of the table follows. */
export const followStore = (database: Database) => ({
  /** Is there such a person, and no block between the two? */
  async meets(viewerId: string, userId: string): Promise<boolean> {
    const { rows } = await sql`
      select from users where users.id = ${userId} and ${noBlockBetween(sql.ref('users.id'), viewerId)}`.execute(database.db())
    return rows.length > 0
  },

  async add(followerId: string, followingId: string) {
    try {
      await database
        .db()
        .insertInto('follows')
        .values({ follower_id: followerId, following_id: followingId })
        .onConflict((at) => at.doNothing())
        .execute()
    } catch (thrown) {
      // One of the two has just gone.
      throw isForeignKeyViolation(thrown) ? notFound() : thrown
    }
  },

  /** True if there was something to remove. */
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
})
export type FollowStore = ReturnType<typeof followStore>
