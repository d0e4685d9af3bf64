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
      await sql`
        insert into push_subscriptions (id, endpoint_key, user_id, session_id, endpoint, p256dh, auth)
        values (${id}, ${endpointKey}, ${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth})
        on conflict (endpoint_key) do update set user_id = excluded.user_id, session_id = excluded.session_id,
          endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, pushed_until =
            case when push_subscriptions.user_id = excluded.user_id then push_subscriptions.pushed_until else now() end`.execute(
        db(),
      )
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
