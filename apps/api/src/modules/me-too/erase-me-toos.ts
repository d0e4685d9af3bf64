import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { changeCounter } from '../posts/index.ts'

/** Deletes all rows of a user and corrects the counters of the worries. */
export async function eraseMeToos(database: Database, userId: string) {
  await sql`
    with deleted as (delete from me_toos where user_id = ${userId} returning post_id)
    ${changeCounter('me_too_count', sql`-1`)} from deleted where posts.id = deleted.post_id`.execute(database.db())
}
