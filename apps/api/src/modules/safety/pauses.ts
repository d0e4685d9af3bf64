import type { DangerLevel } from '@worrystone/safety'
import { type RawBuilder, sql } from 'kysely'
import { getValue } from '../../db/rows.ts'
import type { Deps } from '../../deps.ts'

/** For this long after a text of level 2 or 3 the site sends and offers nothing on its own initiative. */
const PAUSE_MS = 72 * 60 * 60_000

/** The condition for "in a pause now". `person`: an SQL column or value. */
export const isPaused = (person: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from safety_pauses where safety_pauses.user_id = ${person} and safety_pauses.until > ${now})`

/** The only writer of the table safety_pauses. Its content is in no response, no export and no log. */
export function safetyPauses({ database, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    /** Starts or extends the pause after a text of level 2 or 3. Joins the caller's transaction. */
    async recordLevel(userId: string, level: DangerLevel): Promise<void> {
      if (level < 2) return
      const until = new Date(now().getTime() + PAUSE_MS)
      await sql`
        insert into safety_pauses as mine (user_id, until) select id, ${until} from users where id = ${userId}
        on conflict (user_id) do update set until = greatest(mine.until, excluded.until)`.execute(database.db())
    },

    /** Whether check-ins, streaks and offers are disabled for the person. */
    isInSafetyPause: (userId: string): Promise<boolean> =>
      getValue(database)<boolean>`select ${isPaused(sql`${userId}::uuid`, now())} as is_paused`,

    async deleteExpired(): Promise<void> {
      await sql`delete from safety_pauses where until <= ${now()}`.execute(database.db())
    },
  }
}
export type SafetyPauses = ReturnType<typeof safetyPauses>
