import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { changeCounter } from '../posts/index.ts'

/** Deletes all rows of a user and corrects the counters of the worries. */
export async function eraseMeToos(database: Database, userId: string) {
  await sql`
    with gone as (delete from me_toos where user_id = ${userId} returning post_id)
    ${changeCounter('me_too_count', sql`-1`)} from gone where posts.id = gone.post_id`.execute(database.db())
}
