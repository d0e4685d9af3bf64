import { MIN_RATERS } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import type { ExerciseItem } from '../catalogue/index.ts'

const LATELY_MS = 90 * 24 * 60 * 60_000
const CACHE_MS = 10 * 60_000

type Options = { database: Pick<Database, 'db'>; now: () => Date }

/**
 * Sorts exercises by the number of people who finished them in the last 90 days. Those with fewer than ten people follow in the editors'
 * order, so that the order reveals nothing about single people. Without the database it is the editors' order.
 */
export function popularExercises({ database: { db }, now }: Options) {
  const finished = cacheFor(
    async () => {
      const since = new Date(now().getTime() - LATELY_MS)
      return selectValues({ db })<string>`
        select exercise_id from exercise_sessions where completed_at >= ${since}
        group by exercise_id having count(distinct user_id) >= ${MIN_RATERS}
        order by count(distinct user_id) desc, exercise_id`
    },
    { ms: CACHE_MS, now },
  )

  return async (exercises: ExerciseItem[]): Promise<ExerciseItem[]> => {
    const order = await finished.read().catch((): string[] => [])
    const rank = new Map(order.map((id, at) => [id, at]))
    const rankOf = ({ id }: ExerciseItem) => rank.get(id) ?? order.length
    return exercises.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
export type PopularExercises = ReturnType<typeof popularExercises>
