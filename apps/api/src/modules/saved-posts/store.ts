import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { getValue, selectExists, selectValues } from '../../db/rows.ts'
import { unauthorized } from '../../http/app-error.ts'
import { postVisibleTo } from '../visibility/index.ts'

/** The only writer of the table saved_posts. */
export function savedPostStore(database: Database) {
  const saved = (userId: string) => sql`saved_posts join posts on posts.id = saved_posts.post_id
    where saved_posts.user_id = ${userId} and ${postVisibleTo(userId)}`

  return {
    /** Whether it was added: false if it is saved already, or not visible. */
    add: (userId: string, postId: string): Promise<boolean> =>
      mapForeignKeyViolation(
        selectExists(database)`
          insert into saved_posts (user_id, post_id)
          select ${userId}, posts.id from posts where posts.id = ${postId} and ${postVisibleTo(userId)}
          on conflict do nothing returning post_id`,
        unauthorized,
      ),

    /** Whether it was removed: false if it was not saved. */
    remove: (userId: string, postId: string): Promise<boolean> =>
      selectExists(database)`
        delete from saved_posts using posts where saved_posts.user_id = ${userId} and saved_posts.post_id = ${postId}
          and posts.id = saved_posts.post_id and ${postVisibleTo(userId)} returning saved_posts.post_id`,

    list: (userId: string, { offset, rows: limit }: { offset: number; rows: number }): Promise<string[]> =>
      selectValues(database)<string>`
        select posts.id from ${saved(userId)}
        order by saved_posts.created_at desc, posts.id desc offset ${offset} limit ${limit}`,

    count: (userId: string, max: number): Promise<number> =>
      getValue(database)<number>`select count(*)::int as total from (select from ${saved(userId)} limit ${max}) counted`,
  }
}
export type SavedPostStore = ReturnType<typeof savedPostStore>
