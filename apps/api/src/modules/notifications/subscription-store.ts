import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'

export type SubscriptionRow = { id: string; endpoint: string; p256dh: string; auth: string; pushed_until: Date; hangs: number }
type NewSubscription = Omit<SubscriptionRow, 'pushed_until' | 'hangs'> & {
  userId: string
  sessionId: string
  endpointKey: string
}

/** The only writer of push_subscriptions. */
export function subscriptionStore({ db }: Pick<Database, 'db'>) {
  return {
    /** A browser that another person signs in with gets notifications of that person only. */
    async add({ id, userId, sessionId, endpointKey, endpoint, p256dh, auth }: NewSubscription) {
      const values = { user_id: userId, session_id: sessionId, endpoint, p256dh, auth }
      await db()
        .insertInto('push_subscriptions')
        .values({ id, endpoint_key: endpointKey, ...values })
        .onConflict((conflict) =>
          conflict.column('endpoint_key').doUpdateSet({
            ...values,
            pushed_until: sql`case when push_subscriptions.user_id = ${userId} then push_subscriptions.pushed_until else now() end`,
          }),
        )
        .execute()
    },

    /** Keeps the newest `max` of a person's browsers. */
    async keepNewest(userId: string, max: number) {
      await sql`
        delete from push_subscriptions where id in (
          select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc offset ${max})`.execute(
        db(),
      )
    },

    async remove(userId: string, endpointKey: string) {
      await db().deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_key', '=', endpointKey).execute()
    },
    async removeGone(id: string) {
      await db().deleteFrom('push_subscriptions').where('id', '=', id).execute()
    },

    /** Browsers whose session has not ended. */
    live: (userId: string): Promise<SubscriptionRow[]> => selectRows({ db })<SubscriptionRow>`
      select s.id, s.endpoint, s.p256dh, s.auth, s.pushed_until, s.hangs
      from push_subscriptions s join sessions on sessions.id = s.session_id
      where s.user_id = ${userId} and sessions.ended_at is null order by s.id`,

    async setPushed(id: string, until: Date) {
      await db().updateTable('push_subscriptions').set({ pushed_until: until }).where('id', '=', id).execute()
    },

    async setHangs(id: string, hangs: number) {
      await db().updateTable('push_subscriptions').set({ hangs }).where('id', '=', id).execute()
    },

    /** Browsers whose session has ended. */
    async deleteEnded() {
      await sql`
        delete from push_subscriptions where id in (
          select s.id from push_subscriptions s join sessions on sessions.id = s.session_id
          where sessions.ended_at is not null limit ${sql.lit(5_000)})`.execute(db())
    },
  }
}
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
