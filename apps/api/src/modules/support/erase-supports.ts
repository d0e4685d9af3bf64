import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { changeCounter } from '../posts/index.ts'

/** Deletes all rows of a person and corrects the counters of the worries. */
export async function eraseSupports(database: Database, userId: string) {
  await sql`
    with gone as (delete from supports where user_id = ${userId} returning post_id)
    ${changeCounter('support_count', sql`-1`)} from gone where posts.id = gone.post_id`.execute(database.db())
}
