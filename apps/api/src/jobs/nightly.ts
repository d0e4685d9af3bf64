import type { Database } from '../db/db.ts'
import { selectExists } from '../db/rows.ts'
import type { Queue } from './queue.ts'

/** Jobs that run once a night. */
type NightlyKind = 'counters.compare' | 'unanswered.check' | 'follow-ups.ask' | 'billing.reconcile' | 'analytics.publish'
type Options = { database: Pick<Database, 'db'>; queue: Pick<Queue, 'add'>; now: () => Date }
type Schedule = { kind: NightlyKind; hourUtc: number; minuteUtc?: number }

/** Schedules the job for the next night. A pending one keeps its time; a given-up one is scheduled again. */
export async function planNightly({ database, queue, now }: Options, { kind, hourUtc, minuteUtc = 0 }: Schedule): Promise<void> {
  const isPlanned = await selectExists(database)`
    select from jobs where dedupe_key = ${kind} and done_at is null and attempts < max_attempts`
  if (!isPlanned) await queue.add(kind, {}, { runAt: nextNight(now(), { hourUtc, minuteUtc }), dedupeKey: kind })
}

function nextNight(now: Date, { hourUtc, minuteUtc }: { hourUtc: number; minuteUtc: number }): Date {
  const night = new Date(now)
  night.setUTCHours(hourUtc, minuteUtc, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}
