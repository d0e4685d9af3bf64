import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectRow } from '../../db/rows.ts'

type Offer = { post_id: string | null; is_put_away: boolean }
type Day = { userId: string; day: string }

/** The only writer of the table waiting_offers. */
export const offerStore = (database: Database) => ({
  find: ({ userId, day }: Day): Promise<Offer | undefined> => selectRow(database)<Offer>`
    select post_id, is_put_away from waiting_offers where user_id = ${userId} and day = ${day}::date`,

  /** The worry of the day: this one, unless another was offered at the same moment. */
  add: ({ userId, day }: Day, postId: string): Promise<string | null> => getValue(database)<string | null>`
    insert into waiting_offers (user_id, day, post_id) values (${userId}, ${day}::date, ${postId})
    on conflict (user_id, day) do update set day = excluded.day returning post_id`,

  async putAway({ userId, day }: Day): Promise<void> {
    await sql`
      insert into waiting_offers (user_id, day, is_put_away) select id, ${day}::date, true from users where id = ${userId}
      on conflict (user_id, day) do update set is_put_away = true`.execute(database.db())
  },

  /** Days that are over in every time zone. */
  async deleteOld(now: Date): Promise<void> {
    await sql`delete from waiting_offers where day < (${now}::timestamptz at time zone 'utc')::date - 1`.execute(database.db())
  },

  settings: (userId: string) =>
    selectRow(database)<{ timezone: string; waiting_worry_offers: boolean }>`
      select timezone, waiting_worry_offers from notification_preferences where user_id = ${userId}`,
})
export type OfferStore = ReturnType<typeof offerStore>
