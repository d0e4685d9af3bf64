import { COMMENT_LEVELS } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import { changeCounter } from '../posts/index.ts'

/** Deletes a user's comments. Answers of others remain below a placeholder without a name. */
export async function eraseComments(database: Database, userId: string) {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database.db())
  await run(sql`
    with counts as (
      select post_id, count(*)::int as count from comments
      where user_id = ${userId} and removed_at is null and moderation_status = 'approved' group by post_id)
    ${changeCounter('comment_count', sql`-counts.count`)} from counts where posts.id = counts.post_id`)
  const postIds = await selectValues(database)<string>`select distinct post_id from comments where user_id = ${userId}`
  // From the lowest level up, so that placeholders that lose their last answer are deleted too.
  for (let level = 0; level < COMMENT_LEVELS; level++) {
    await run(sql`
      delete from comments where (user_id = ${userId} or (removed_at is not null and post_id = any(${postIds}::uuid[])))
        and not exists (select from comments a where a.parent_id = comments.id)`)
  }
  await run(sql`
    update comments set user_id = null, content = '', phrase = null, edited_at = null, answered_id = null, updated_at = created_at,
      removed_at = coalesce(removed_at, now()) where user_id = ${userId}`)
}
