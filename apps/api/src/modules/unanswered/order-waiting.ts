import { LIMITS } from '@worrystone/contracts'

/** A worry that waits for a first word, as one reader meets it. */
export type Waiting = {
  id: string
  publishedAt: number
  /** The reader has been through something like it. */
  isFamiliar: boolean
  /** How many others have it now. */
  readers: number
  /** Since when this reader has it. */
  lentAt: number | null
}

const byId = (a: Waiting, b: Waiting) => (a.id < b.id ? -1 : 1)
const oldestFirst = (a: Waiting, b: Waiting) => a.readers - b.readers || a.publishedAt - b.publishedAt || byId(a, b)
const newestFirst = (a: Waiting, b: Waiting) => a.readers - b.readers || b.publishedAt - a.publishedAt || byId(a, b)

/**
 * The order in which a reader is lent worries: what they have already stays on top. Then those that they are likely to understand, the
 * newest first, alternate with those that have waited longest: the first find the reader who knows how it is while it still hurts, the
 * second keep anybody from waiting for good. Among both, those that the fewest people have now come first; none that enough people have.
 */
export function orderWaiting<W extends Waiting>(worries: readonly W[]): W[] {
  const own = worries.filter(({ lentAt }) => lentAt !== null)
  own.sort((a, b) => (a.lentAt ?? 0) - (b.lentAt ?? 0) || byId(a, b))
  const free = worries.filter(({ lentAt, readers }) => lentAt === null && readers < LIMITS.readersAtOnce)
  const familiar = free.filter(({ isFamiliar }) => isFamiliar).sort(newestFirst)
  const oldest = free.sort(oldestFirst)
  const chosen = new Set<W>(own)
  for (let at = 0; at < free.length; at++) {
    for (const worry of [familiar[at], oldest[at]]) if (worry) chosen.add(worry)
  }
  return [...chosen]
}
