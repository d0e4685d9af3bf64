import type { Category } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { selectRows, selectValues } from '../../db/rows.ts'
import { isPublished } from '../visibility/index.ts'

/** The queries for recommendations; it writes nothing. */
export const recommendationStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Categories of the person's own worries since then, the most frequent first. */
  ownCategories: (userId: string, since: Date): Promise<Category[]> => selectValues({ db })<Category>`
      select category from posts where user_id = ${userId} and ${isPublished} and published_at >= ${since} and category is not null
      group by category order by count(*) desc, max(published_at) desc`,

  /** When an exercise last improved the person's rating, or was marked as helpful. */
  async helpedYou(userId: string, since: Date): Promise<Map<string, Date>> {
    const rows = await selectRows({ db })<{ exercise_id: string; at: Date }>`
      select exercise_id, max(completed_at) as at from exercise_sessions
      where user_id = ${userId} and completed_at >= ${since} and (after < before or effectiveness >= 4)
      group by exercise_id`
    return new Map(rows.map(({ exercise_id, at }) => [exercise_id, at]))
  },

  /** Exercises that helped at least this many people with public worries of a category. */
  helpedOthers: (category: Category, since: Date, fewest: number): Promise<string[]> => selectValues({ db })<string>`
      select exercise_id from exercise_sessions sessions
      where completed_at >= ${since} and (after < before or effectiveness >= 4) and exists (
        select from posts where posts.user_id = sessions.user_id and category = ${category} and privacy_level = 'public'
          and ${isPublished} and published_at >= ${since})
      group by exercise_id having count(distinct user_id) >= ${fewest}`,

  async notForMe(userId: string): Promise<Set<string>> {
    return new Set(
      await selectValues({ db })<string>`
        select item_id from wellness_opinions where user_id = ${userId} and kind = 'exercise' and is_not_for_me`,
    )
  },
})
export type RecommendationStore = ReturnType<typeof recommendationStore>
