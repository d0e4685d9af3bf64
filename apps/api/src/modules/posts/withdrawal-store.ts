import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type Withdrawal = { subjectId: string; userId: string; kind: 'public-post' | 'comment'; at: Date }

/**
 * What members without a verified address published and withdrew: deleting does not reset a day's limit. The only writer of `taken_back`.
 */
export const withdrawalStore = ({ db }: Pick<Database, 'db'>) => ({
  async record({ subjectId, userId, kind, at }: Withdrawal) {
    await db()
      .insertInto('taken_back')
      .values({ subject_id: subjectId, user_id: userId, kind, at })
      .onConflict((conflict) => conflict.column('subject_id').doNothing())
      .execute()
  },

  /** Limits count the last day only. */
  async deleteOld() {
    await db().deleteFrom('taken_back').where('at', '<', sql<Date>`now() - interval '2 days'`).execute()
  },
})
