import { LIMITS } from '@worrystone/contracts'
import type { List, pageQueries } from './page-query.ts'

const CACHE_MS = 60_000
const MAX_CACHED = 5_000

/**
 * The number of worries of a list: exact up to 1,000, and 1,000 above. Only a result of 1,000 is cached, for a minute: it is expensive,
 * and a list seldom shrinks below it.
 */
export function totals(queries: Pick<ReturnType<typeof pageQueries>, 'total'>, now: () => Date) {
  const cachedUntil = new Map<string, number>()

  return async (list: List): Promise<number> => {
    const { scope, viewerId, authorId, privacyLevel, languages, category, withUnpublished } = list
    const key = `${scope} ${viewerId} ${authorId} ${privacyLevel} ${withUnpublished} ${languages} ${category}`
    const until = cachedUntil.get(key)
    if (until !== undefined && until > now().getTime()) return LIMITS.totalMax
    cachedUntil.delete(key)
    const total = await queries.total(list, LIMITS.totalMax)
    if (total === LIMITS.totalMax) {
      const [oldest] = cachedUntil.keys()
      if (cachedUntil.size >= MAX_CACHED && oldest !== undefined) cachedUntil.delete(oldest)
      cachedUntil.set(key, now().getTime() + CACHE_MS)
    }
    return total
  }
}
