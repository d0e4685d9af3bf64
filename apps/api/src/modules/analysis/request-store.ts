import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectValue } from '../../db/rows.ts'

/** The only writer of the table analysis_asks: how many analyses a person requested on a day. */
export const requestStore = (database: Database) => ({
  /** Counts one more request of that day; false if `max` is reached. */
  countRequest: (userId: string, day: string, max: number): Promise<boolean> =>
    selectExists(database)`
      insert into analysis_asks as asks (user_id, day, asked) values (${userId}, ${day}::date, 1)
      on conflict (user_id, day) do update set asked = asks.asked + 1 where asks.asked < ${max} returning 1`,

  /** Subtracts a request that failed. */
  async uncountRequest(userId: string, day: string) {
    await sql`update analysis_asks set asked = asked - 1 where user_id = ${userId} and day = ${day}::date and asked > 0`.execute(
      database.db(),
    )
  },

  requestCount: async (userId: string, day: string): Promise<number> =>
    (await selectValue(database)<number>`
      select asked from analysis_asks where user_id = ${userId} and day = ${day}::date`) ?? 0,

  async deleteOldRequests() {
    await sql`delete from analysis_asks where day < now() - interval '2 days'`.execute(database.db())
  },
})
export type RequestStore = ReturnType<typeof requestStore>
