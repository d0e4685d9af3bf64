import { sql } from 'kysely'
import type { Database } from '../db/db.ts'

/** Deletes every job that contains this id, done or pending: for deleted accounts. */
export async function deleteJobsMentioning(database: Database, id: string) {
  await sql`delete from jobs where strpos(payload::text, ${id}) > 0 or strpos(coalesce(dedupe_key, ''), ${id}) > 0`.execute(
    database.db(),
  )
}
