import type { Database } from '../db/db.ts'
import type { Queue } from './queue.ts'

/** Jobs that run once a night. */
type NightlyKind = 'counters.compare' | 'billing.reconcile' | 'analytics.publish'
type Options = { database: Pick<Database, 'db'>; queue: Pick<Queue, 'add'>; now: () => Date }
type Night = { kind: NightlyKind; hourUtc: number; minuteUtc?: number }

/** Schedules the job for the next night. A pending one keeps its time; a given-up one is scheduled again. */
export async function planNightly({ database, queue, now }: Options, { kind, hourUtc, minuteUtc = 0 }: Night): Promise<void> {
  const waiting = await database
    .db()
    .selectFrom('jobs')
    .select('id')
    .where('dedupe_key', '=', kind)
    .where('done_at', 'is', null)
    .whereRef('attempts', '<', 'max_attempts')
    .executeTakeFirst()
  if (!waiting) await queue.add(kind, {}, { runAt: comingNight(now(), { hourUtc, minuteUtc }), dedupeKey: kind })
}

function comingNight(now: Date, { hourUtc, minuteUtc }: { hourUtc: number; minuteUtc: number }): Date {
  const night = new Date(now)
  night.setUTCHours(hourUtc, minuteUtc, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}
