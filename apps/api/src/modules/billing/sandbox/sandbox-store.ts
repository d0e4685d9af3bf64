import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { selectRow } from '../../../db/rows.ts'
import type { Tables } from '../../../db/tables.ts'

export type SandboxSubscription = Selectable<Tables['sandbox_subscriptions']>
export type SandboxPayment = Selectable<Tables['sandbox_payments']>
export type SandboxCheckout = Selectable<Tables['sandbox_checkouts']>
type Delivery = { body: string; due_at: Date }

const PAGE = 100

/** The only writer of the sandbox's tables. */
export const sandboxStore = ({ db }: Pick<Database, 'db'>) => ({
  async addCheckout(checkout: Omit<SandboxCheckout, 'subscription_id'>) {
    await db().insertInto('sandbox_checkouts').values(checkout).execute()
  },

  findCheckout: (id: string): Promise<SandboxCheckout | undefined> =>
    db().selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Locked until the transaction ends, so that a checkout is not paid twice. */
  lockCheckout: (id: string): Promise<SandboxCheckout | undefined> =>
    db().selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async finishCheckout(id: string, subscription_id: string) {
    await db().updateTable('sandbox_checkouts').set({ subscription_id }).where('id', '=', id).execute()
  },

  async add(subscription: SandboxSubscription) {
    await db().insertInto('sandbox_subscriptions').values(subscription).execute()
  },

  find: (id: string): Promise<SandboxSubscription | undefined> =>
    db().selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirst(),

  lock: (id: string): Promise<SandboxSubscription | undefined> =>
    db().selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  change: (id: string, change: Updateable<Tables['sandbox_subscriptions']>): Promise<SandboxSubscription> =>
    db().updateTable('sandbox_subscriptions').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  /** Up to 100 after an id; of one buyer if `email` is given. */
  page(after: string | undefined, email: string | undefined): Promise<SandboxSubscription[]> {
    let query = db().selectFrom('sandbox_subscriptions').selectAll().orderBy('id').limit(PAGE)
    if (after !== undefined) query = query.where('id', '>', after)
    if (email !== undefined) query = query.where('email', '=', email)
    return query.execute()
  },

  async addPayment(payment: SandboxPayment) {
    await db().insertInto('sandbox_payments').values(payment).execute()
  },

  findPayment: (id: string): Promise<SandboxPayment | undefined> =>
    db().selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The newest 100 of a subscription, or of all refunded ones. */
  payments(of: { subscriptionId: string } | 'refunded'): Promise<SandboxPayment[]> {
    const query = db().selectFrom('sandbox_payments').selectAll().orderBy('paid_at', 'desc').limit(PAGE)
    return of === 'refunded'
      ? query.where('status', '=', 'refunded').execute()
      : query.where('subscription_id', '=', of.subscriptionId).execute()
  },

  changePayment: (id: string, change: Updateable<Tables['sandbox_payments']>): Promise<SandboxPayment> =>
    db().updateTable('sandbox_payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  async addDeliveries(deliveries: Delivery[]) {
    await db().insertInto('sandbox_deliveries').values(deliveries).execute()
  },

  /** The next due delivery, locked until the transaction ends; one that another process has locked is skipped. */
  lockDue: (now: Date) =>
    selectRow({ db })<Delivery & { id: number }>`
      select * from sandbox_deliveries where due_at <= ${now} order by due_at, id limit 1 for update skip locked`,

  async removeDelivery(id: number) {
    await db().deleteFrom('sandbox_deliveries').where('id', '=', id).execute()
  },
})
export type SandboxStore = ReturnType<typeof sandboxStore>
