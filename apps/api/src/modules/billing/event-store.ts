import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRow } from '../../db/rows.ts'
import type { BillingOutcome } from '../../db/tables.ts'

const BODY_RETENTION_MS = 90 * 24 * 60 * 60_000
/** The most forged webhooks that are recorded in an hour, because anyone can send them. */
const MAX_FORGED_AN_HOUR = 100

type Received = { id: string; provider: string; body: string; at: Date }
type EventResult = { outcome: BillingOutcome; kind?: string; subscriptionId?: string; at: Date }

/** The only writer of the table billing_events. */
export const eventStore = ({ db }: Pick<Database, 'db'>) => ({
  /** False: it was received before. */
  async add({ id, provider, body, at }: Received): Promise<boolean> {
    const row = await db()
      .insertInto('billing_events')
      .values({ id, provider, body, received_at: at, outcome: 'waiting' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Records a forged webhook without its body. */
  async addForged({ id, provider, at }: Omit<Received, 'body'>) {
    await sql`
      insert into billing_events (id, provider, kind, received_at, outcome, worked_at)
      select ${`forged-${id}`}, ${provider}, 'forged', ${at}, 'refused', ${at}
      where (select count(*) from billing_events where outcome = 'refused'
        and received_at > ${at}::timestamptz - interval '1 hour') < ${sql.lit(MAX_FORGED_AN_HOUR)}
      on conflict (id) do nothing`.execute(db())
  },

  /** A pending event, locked until the transaction ends. */
  lockPending: (id: string) =>
    selectRow({ db })<{ id: string; body: string | null }>`
      select id, body from billing_events where id = ${id} and outcome = 'waiting' for update`,

  async finish(id: string, { outcome, kind, subscriptionId, at }: EventResult) {
    await db()
      .updateTable('billing_events')
      .set({ outcome, kind: kind ?? null, subscription_id: subscriptionId ?? null, worked_at: at })
      .where('id', '=', id)
      .execute()
  },

  async deleteOldBodies(now: Date) {
    const before = new Date(now.getTime() - BODY_RETENTION_MS)
    await sql`update billing_events set body = null where received_at < ${before} and body is not null`.execute(db())
  },
})
export type EventStore = ReturnType<typeof eventStore>
