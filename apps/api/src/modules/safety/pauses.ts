import type { DangerLevel } from '@worrystone/safety'
import { sql } from 'kysely'
import { selectExists } from '../../db/rows.ts'
import type { Deps } from '../../deps.ts'

/** So long after a text of level 2 or 3 the site sends nothing of its own accord. */
const PAUSE_MS = 72 * 60 * 60_000

/** The only writer of the table safety_pauses. What it holds is in no answer, no export and no log. */
export function safetyPauses({ database, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    /** Begins the pause anew after a text of level 2 or 3. Joins the caller's transaction. */
    async recordLevel(userId: string, level: DangerLevel): Promise<void> {
      if (level < 2) return
      const until = new Date(now().getTime() + PAUSE_MS)
      await sql`
        insert into safety_pauses as mine (user_id, until) select id, ${until} from users where id = ${userId}
        on conflict (user_id) do update set until = greatest(mine.until, excluded.until)`.execute(database.db())
    },

    /** Whether the person gets no check-in, no streak and no offer now. */
    isInSafetyPause: (userId: string): Promise<boolean> =>
      selectExists(database, sql`select from safety_pauses where user_id = ${userId} and until > ${now()}`),

    async deleteExpired(): Promise<void> {
      await sql`delete from safety_pauses where until <= ${now()}`.execute(database.db())
    },
  }
}
export type SafetyPauses = ReturnType<typeof safetyPauses>
