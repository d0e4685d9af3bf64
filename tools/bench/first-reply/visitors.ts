import type { Reader, Worry } from './make-community.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
/** The age from which on a worry is lent. */
export const MIN_AGE_MS = 10 * MINUTE
/** The number of worries that a visitor reads in any order of the feed: the first page of what is lent. */
export const WORRIES_READ = 5
const READING_MS = MINUTE
export const WRITING_MS = 3 * MINUTE
/** How likely a reader writes to a worry that nobody has answered: one that they know, another one. Half as likely once others wrote. */
const REPLY_PROBABILITY = { familiar: 0.3, other: 0.08 }

/** How long after coming a visitor has read the worry at this place. */
export const readAfter = (place: number) => (place + 1) * READING_MS

type Reading = { reader: Reader; worry: Worry; isAnswered: boolean; chance: number }

/** Whether a reader writes; `chance` is theirs at this place of what they read. */
export function canWrite({ reader, worry, isAnswered, chance }: Reading): boolean {
  const probability = reader.knownCategories.has(worry.category) ? REPLY_PROBABILITY.familiar : REPLY_PROBABILITY.other
  return chance < (isAnswered ? probability / 2 : probability)
}
