import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { changeCounter } from '../posts/index.ts'

/** Deletes all rows of a person and corrects the counters of the worries. */
export async function eraseSupports(database: Database, userId: string) {
  await sql`
    with deleted as (delete from supports where user_id = ${userId} returning post_id)
    ${changeCounter('support_count', sql`-1`)} from deleted where posts.id = deleted.post_id`.execute(database.db())
}
