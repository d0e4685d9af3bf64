import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

/** Deletes the cases about a user and their reports. Their decisions as a moderator remain, without their name. */
export async function eraseCases(database: Database, userId: string) {
  await sql`delete from moderation_cases where author_id = ${userId} or (kind = 'person' and subject_id = ${userId})`.execute(
    database.db(),
  )
  await sql`
    with deleted as (delete from reports where reporter_id = ${userId} returning case_id)
    update moderation_cases set report_count = greatest(report_count - 1, 0) from deleted where moderation_cases.id = deleted.case_id`.execute(
    database.db(),
  )
}
