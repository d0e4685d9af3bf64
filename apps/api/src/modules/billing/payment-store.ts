import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { PRICES } from './plans.ts'
import type { ProviderPayment } from './provider.ts'

export type PaymentRow = Selectable<Tables['subscription_payments']>

/** The most payments that are shown for one subscription. */
const MAX_LISTED = 24

const CATALOGUE: number[] = [PRICES.supporter, PRICES.premium]

/** Whether an amount is a price of the catalogue. A plan change costs a part of one, and a trial nothing. The same rule is below in SQL. */
export const isExpected = ({ amount, currency, reason }: Pick<PaymentRow, 'amount' | 'currency' | 'reason'>): boolean =>
  reason === 'change' || amount === 0 || (currency === PRICES.currency && CATALOGUE.includes(amount))

/** Of a row `p`: it was paid, and is not a price of the catalogue. */
export const isWrongPayment = sql<boolean>`p.reason in ('initial', 'renewal') and p.amount > 0 and p.status in ('paid', 'partly-refunded')
  and not (p.currency = ${sql.lit(PRICES.currency)} and p.amount in (${sql.lit(PRICES.supporter)}, ${sql.lit(PRICES.premium)}))`

/** The only writer of the tables subscription_payments and refund_requests. */
export const paymentStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Saves a description that is newer than the stored one; at the same time, one that reports a refund. True: something changed. */
  async save(provider: string, payment: ProviderPayment): Promise<boolean> {
    const { id, subscriptionId, amount, currency, reason, status, paidAt, refundedAt, updatedAt } = payment
    return selectExists({ db })`
      insert into subscription_payments as known
        (id, provider, subscription_id, amount, currency, reason, status, paid_at, refunded_at, updated_at)
      values (${id}, ${provider}, ${subscriptionId}, ${amount}, ${currency}, ${reason}, ${status}, ${paidAt}, ${refundedAt}, ${updatedAt})
      on conflict (id) do update set amount = excluded.amount, currency = excluded.currency, reason = excluded.reason,
        status = excluded.status, paid_at = excluded.paid_at, refunded_at = excluded.refunded_at, updated_at = excluded.updated_at
      where known.updated_at < excluded.updated_at
        or (known.updated_at = excluded.updated_at and excluded.status = 'refunded' and known.status <> 'refunded')
      returning id`
  },

  find: (id: string): Promise<PaymentRow | undefined> =>
    db().selectFrom('subscription_payments').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The newest of each of these subscriptions. */
  newestOf: (subscriptionIds: string[]): Promise<PaymentRow[]> => selectRows({ db })<PaymentRow>`
      select p.* from unnest(${subscriptionIds}::text[]) as s (id), lateral (
        select * from subscription_payments where subscription_id = s.id order by paid_at desc, id desc limit ${sql.lit(MAX_LISTED)}) p`,

  isRefunded: (subscriptionId: string): Promise<boolean> => selectExists({ db })`
      select from subscription_payments where subscription_id = ${subscriptionId} and status = 'refunded' limit 1`,

  async addRequest(request: { payment_id: string; subscription_id: string; user_id: string | null; who: string }) {
    await db().insertInto('refund_requests').values(request).execute()
  },
})
export type PaymentStore = ReturnType<typeof paymentStore>
