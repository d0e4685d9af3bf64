import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type Withdrawal = { subjectId: string; userId: string; kind: 'public-post' | 'comment'; at: Date }

/**
 * Texts that unverified members published and withdrew: deleting does not reset the daily limit. The only writer of `taken_back`.
 */
export const withdrawalStore = ({ db }: Pick<Database, 'db'>) => ({
  async record({ subjectId, userId, kind, at }: Withdrawal) {
    await db()
      .insertInto('taken_back')
      .values({ subject_id: subjectId, user_id: userId, kind, at })
      .onConflict((conflict) => conflict.column('subject_id').doNothing())
      .execute()
  },

  /** Limits only count the last day. */
  async deleteOld() {
    await db().deleteFrom('taken_back').where('at', '<', sql<Date>`now() - interval '2 days'`).execute()
  },
})
