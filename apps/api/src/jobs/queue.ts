import { sql } from 'kysely'
import type { Database } from '../db/db.ts'

/** A change of the sign-in settings of an account. */
export type SecurityChange =
  | 'password-reset'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'

/** A change of a subscription about which its owner is emailed. */
export type SubscriptionChange = 'started' | 'changed' | 'payment-failed' | 'will-end' | 'ended' | 'refunded'

/** The payload of each kind of job: ids only, never user content. */
export type JobPayloads = {
  'mail.verify': { userId: string }
  'mail.reset': { userId: string }
  'mail.old-address': { userId: string }
  'mail.new-address': { userId: string }
  'mail.security': { userId: string; change: SecurityChange }
  'mail.subscription': { userId: string; subscriptionId: string; change: SubscriptionChange }
  'post.published': { postId: string }
  'post.analyze': { postId: string }
  'counters.compare': Record<string, never>
  'unanswered.check': Record<string, never>
  'follow-ups.ask': Record<string, never>
  'notifications.push': { userId: string }
  'notifications.mail': { userId: string }
  'notifications.check-in': { userId: string }
  'registry.advance': { remote: string }
  'my-data.archive': { userId: string }
  'site.cleanup': Record<string, never>
  'analytics.publish': Record<string, never>
  'billing.event': { eventId: string }
  'billing.cancel': { userId: string; until: string } | { subscriptionId: string; until: string }
  'billing.reconcile': Record<string, never>
  'sandbox.deliver': Record<string, never>
}
export type JobKind = keyof JobPayloads

/** With delays of 3, 9, 27 … seconds: a mail server may be unavailable for two and a half hours. */
const MAX_ATTEMPTS = 9

type JobOptions = { runAt?: Date; dedupeKey?: string }

export type Queue = ReturnType<typeof jobQueue>

/** Adds jobs. Inside a transaction the job is committed with it. */
export function jobQueue(database: Database) {
  let wake = () => {}
  return {
    /** If a job with this `dedupeKey` is pending, it takes the new time and new attempts. A running one runs again. */
    async add<K extends JobKind>(kind: K, payload: JobPayloads[K], { runAt, dedupeKey }: JobOptions = {}) {
      await database
        .db()
        .insertInto('jobs')
        .values({
          kind,
          payload: JSON.stringify(payload),
          dedupe_key: dedupeKey ?? null,
          max_attempts: MAX_ATTEMPTS,
          ...(runAt && { run_at: runAt }),
        })
        .onConflict((conflict) =>
          conflict
            .column('dedupe_key')
            .where('done_at', 'is', sql.lit(null))
            .doUpdateSet({ run_at: (values) => values.ref('excluded.run_at'), attempts: 0 }),
        )
        .execute()
      wake()
    },

    async cancel(dedupeKey: string) {
      await database.db().deleteFrom('jobs').where('dedupe_key', '=', dedupeKey).where('done_at', 'is', null).execute()
    },

    /** Calls the worker as soon as a job may be due. */
    onAdd(listener: () => void) {
      wake = listener
    },
  }
}
