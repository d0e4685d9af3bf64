import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type Withdrawal = { subjectId: string; userId: string; kind: 'public-post' | 'comment'; at: Date }

/**
 * What members without a verified address published and took back: deleting is no way to begin a day's limit anew. The only writer of
 * `taken_back`.
 */
export const withdrawalStore = ({ db }: Pick<Database, 'db'>) => ({
  async note({ subjectId, userId, kind, at }: Withdrawal) {
    await db()
      .insertInto('taken_back')
      .values({ subject_id: subjectId, user_id: userId, kind, at })
      .onConflict((conflict) => conflict.column('subject_id').doNothing())
      .execute()
  },

  /** No limit looks back further than a day. */
  async forgetOld() {
    await db().deleteFrom('taken_back').where('at', '<', sql<Date>`now() - interval '2 days'`).execute()
  },
})
