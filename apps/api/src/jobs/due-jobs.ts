import type { Database } from '../db/db.ts'
import { selectExists } from '../db/rows.ts'
import type { JobKind } from './queue.ts'

/** Whether a job of the kind that was added at that time or later is due and pending. */
export async function hasJobsDueSince({ db }: Pick<Database, 'db'>, kind: JobKind, since: Date): Promise<boolean> {
  return selectExists({ db })`
    select from jobs where kind = ${kind} and done_at is null and attempts < max_attempts
      and run_at <= now() and created_at >= ${since.toISOString()}::timestamptz limit 1`
}
