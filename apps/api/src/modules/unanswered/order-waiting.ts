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

/** Who is answered within it is seldom alone with a worry for a whole night. */
export const ANSWER_SOON_MS = 60 * 60_000
/** So many familiar ones for one of those that have waited longest. */
const FAMILIAR_EACH = 2

const byId = (a: Waiting, b: Waiting) => (a.id < b.id ? -1 : 1)
const oldestFirst = (a: Waiting, b: Waiting) => a.readers - b.readers || a.publishedAt - b.publishedAt || byId(a, b)

/** Those of the last hour first, of these the ones that are about to pass it; then the newest of the others. */
const passingFirst = (now: number) => (a: Waiting, b: Waiting) => {
  const isSoon = (worry: Waiting) => worry.publishedAt > now - ANSWER_SOON_MS
  const byAge = isSoon(a) ? a.publishedAt - b.publishedAt : b.publishedAt - a.publishedAt
  return a.readers - b.readers || Number(isSoon(b)) - Number(isSoon(a)) || byAge || byId(a, b)
}

/**
 * The order in which a reader is lent worries: what they have already stays on top. Then two that they are likely to understand, those about
 * to pass an hour first, alternate with one that has waited longest: the first find the reader who knows how it is while it still hurts, the
 * second keep anybody from waiting for good. Among both, those that the fewest people have now come first; none that enough people have.
 */
export function orderWaiting<W extends Waiting>(worries: readonly W[], now: Date): W[] {
  const own = worries.filter(({ lentAt }) => lentAt !== null)
  own.sort((a, b) => (a.lentAt ?? 0) - (b.lentAt ?? 0) || byId(a, b))
  const free = worries.filter(({ lentAt, readers }) => lentAt === null && readers < LIMITS.readersAtOnce)
  const familiar = free.filter(({ isFamiliar }) => isFamiliar).sort(passingFirst(now.getTime()))
  const oldest = free.sort(oldestFirst)
  const chosen = new Set<W>(own)
  for (let at = 0; at < free.length; at++) {
    const next = familiar.slice(at * FAMILIAR_EACH, (at + 1) * FAMILIAR_EACH)
    for (const worry of [...next, oldest[at]]) if (worry) chosen.add(worry)
  }
  return [...chosen]
}
