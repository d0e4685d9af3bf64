import { LIMITS } from '@worrystone/contracts'

/** A worry that waits for a first word, for one reader. */
export type Waiting = {
  id: string
  publishedAt: number
  /** The reader has been through something like it. */
  isFamiliar: boolean
  /** Somebody said that the reader's words helped with something like it. */
  hasHelped: boolean
  /** How many others have it now. */
  readers: number
  /** Since when this reader has it. */
  lentAt: number | null
}

/** An answer within this time comes before the night. */
const ANSWER_SOON_MS = 60 * 60_000
/** Reading a worry and answering it takes about this long. */
const WRITING_MS = 5 * 60_000
/** This many familiar ones alternate with another one. */
const FAMILIAR_EACH = 2

/** Worries published later than this can still be answered within an hour. */
export const answeredSoonSince = (now: Date) => new Date(now.getTime() - ANSWER_SOON_MS + WRITING_MS)

const byId = (a: Waiting, b: Waiting) => (a.id < b.id ? -1 : 1)
const oldestFirst = (a: Waiting, b: Waiting) => a.readers - b.readers || a.publishedAt - b.publishedAt || byId(a, b)
const newestFirst = (a: Waiting, b: Waiting) => a.readers - b.readers || b.publishedAt - a.publishedAt || byId(a, b)

/**
 * The order in which a reader is lent worries. Those lent already stay first. Then two familiar ones alternate with another one, which is
 * by turns one that reaches an hour soon and the one that has waited longest, so that none waits without limit. Of the familiar ones those
 * published within the hour come first, the oldest first; then the others, the newest first. Worries lent to fewer readers come before
 * all others; those lent to the maximum of readers are left out.
 */
export function orderWaiting<W extends Waiting>(worries: readonly W[], now: Date): W[] {
  const since = answeredSoonSince(now).getTime()
  const lent = worries.filter(({ lentAt }) => lentAt !== null)
  lent.sort((a, b) => (a.lentAt ?? 0) - (b.lentAt ?? 0) || byId(a, b))
  const oldest = worries.filter(({ lentAt, readers }) => lentAt === null && readers < LIMITS.readersAtOnce).sort(oldestFirst)
  const passing = oldest.filter(({ publishedAt }) => publishedAt > since)
  const late = oldest.filter(({ publishedAt }) => publishedAt <= since).sort(newestFirst)
  const familiar = [...passing, ...late].filter(({ isFamiliar, hasHelped }) => isFamiliar || hasHelped)
  const chosen = new Set<W>(lent)
  /** Adds the first that is not chosen yet; false if there is none. */
  const add = (from: W[]) => {
    const next = from.find((worry) => !chosen.has(worry))
    if (next) chosen.add(next)
    return next !== undefined
  }
  for (let turn = 0; chosen.size < lent.length + oldest.length; turn++) {
    for (let count = 0; count < FAMILIAR_EACH; count++) add(familiar)
    if (turn % 2 === 1 || !add(passing)) add(oldest)
  }
  return [...chosen]
}
