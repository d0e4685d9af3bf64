import type { PracticeRating, PracticeRatingForm } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { selectRow, selectRows } from '../../db/rows.ts'

export type ItemKind = 'exercise' | 'technique'
type About = { userId: string; kind: ItemKind; itemId: string }

/** The only writer of the table wellness_opinions. */
export const opinionStore = ({ db }: Pick<Database, 'db'>) => ({
  async find({ userId, kind, itemId }: About): Promise<PracticeRating> {
    const rating = await selectRow({ db })<PracticeRating>`
      select effectiveness, is_not_for_me as "isNotForMe" from wellness_opinions
      where user_id = ${userId} and kind = ${kind} and item_id = ${itemId}`
    return rating ?? { effectiveness: null, isNotForMe: false }
  },

  async set({ userId, kind, itemId }: About, { effectiveness, isNotForMe }: PracticeRatingForm, at: Date) {
    const change = {
      ...(effectiveness !== undefined && { effectiveness }),
      ...(isNotForMe !== undefined && { is_not_for_me: isNotForMe }),
      updated_at: at,
    }
    await db()
      .insertInto('wellness_opinions')
      .values({ user_id: userId, kind, item_id: itemId, ...change })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doUpdateSet(change))
      .execute()
  },

  /** Mean ratings, rounded to halves, of techniques that at least this many people rated. */
  async means(fewest: number): Promise<Map<string, number>> {
    const rows = await selectRows({ db })<{ item_id: string; mean: number }>`
      select item_id, (round(avg(effectiveness) * 2) / 2)::float8 as mean from wellness_opinions
      where kind = 'technique' and effectiveness is not null group by item_id having count(*) >= ${fewest}`
    return new Map(rows.map(({ item_id, mean }) => [item_id, mean]))
  },
})
export type OpinionStore = ReturnType<typeof opinionStore>
