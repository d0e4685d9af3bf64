import type { Reader, Worry } from './make-community.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
/** A worry waits for so long before it is lent. */
export const YOUNGEST = 10 * MINUTE
/** So many worries a visitor reads, whatever the order: the first page of what is lent. */
export const READ = 5
const READING = MINUTE
export const WRITING = 3 * MINUTE
/** How likely a reader writes to a worry that nobody has answered: one that they know, another one. Half as likely once others wrote. */
const WRITES = { familiar: 0.3, other: 0.08 }

/** How long after coming a visitor has read the worry at this place. */
export const seenAfter = (place: number) => (place + 1) * READING

type Meeting = { reader: Reader; worry: Worry; isAnswered: boolean; chance: number }

/** Whether a reader writes; `chance` is theirs at this place of what they read. */
export function canWrite({ reader, worry, isAnswered, chance }: Meeting): boolean {
  const likely = reader.lived.has(worry.category) ? WRITES.familiar : WRITES.other
  return chance < (isAnswered ? likely / 2 : likely)
}
