import { randomNumbers } from '@worrystone/api/random-numbers'
import type { Community, Visit, Worry } from './make-community.ts'
import { canWrite, HOUR, readAfter, WORRIES_READ, WRITING_MS } from './visitors.ts'

/**
 * The share of worries that no order of any feed can exceed within an hour: a maximum matching of visits and worries, in which a visit
 * counts for a worry that it could have answered in time at some place, as if every order knew beforehand what each visitor will do.
 */
export function mostAnswered({ worries, visits }: Community): number {
  const answerable = visits.map((visit) => worries.flatMap((worry, index) => (canAnswer(visit, worry) ? [index] : [])))
  const visitOf = new Map<number, number>()
  /** Kuhn's algorithm: finds this visit a worry, moving other visits to other worries where needed. */
  const findWorry = (visit: number, visited: Set<number>): boolean => {
    for (const worry of answerable[visit] ?? []) {
      if (visited.has(worry)) continue
      visited.add(worry)
      const other = visitOf.get(worry)
      if (other !== undefined && !findWorry(other, visited)) continue
      visitOf.set(worry, visit)
      return true
    }
    return false
  }
  for (const visit of visits.keys()) findWorry(visit, new Set())
  return visitOf.size / worries.length
}

function canAnswer({ reader, at, seed }: Visit, worry: Worry): boolean {
  if (worry.at > at) return false
  const random = randomNumbers(seed)
  const chances = Array.from({ length: WORRIES_READ }, random)
  const place = chances.findIndex((chance) => canWrite({ reader, worry, isAnswered: false, chance }))
  return place >= 0 && at + readAfter(place) + WRITING_MS <= worry.at + HOUR
}
