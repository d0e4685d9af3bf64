import { sql } from 'kysely'
import type { Database } from './db.ts'

/** Locks these keys until the transaction ends, in this order: callers that lock the same keys in the same order cannot deadlock. */
export async function lockKeys({ db }: Pick<Database, 'db'>, ...keys: string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) with ordinality as locks (key, place)
    order by place`.execute(db())
}
