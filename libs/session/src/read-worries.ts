import * as z from '@worrystone/contracts/zod'
import { removeStored } from './remove-stored.ts'

/** A worry as it stays on this device after it was opened, to be read again without a network. */
const ReadWorry = z.object({
  id: z.string(),
  authorId: z.string(),
  author: z.string(),
  /** In the language in which the page showed it. */
  prompt: z.nullable(z.string()),
  text: z.string(),
  longText: z.nullable(z.string()),
  /** The code of the text's language, where it is known. */
  language: z.nullable(z.string()),
  publishedAt: z.string(),
  /** Why the text is collapsed until the reader opens it, as the page showed it; null: it is not. */
  warning: z.nullable(z.string()),
})
export type ReadWorry = z.infer<typeof ReadWorry>

const PREFIX = 'worrystone_read_worries/'
const MAX_WORRIES = 20
/** All of them together: a browser has 5 million characters for the whole site. */
const MAX_CHARACTERS = 100_000

/** `readerId`: the account, null for a visitor. Each has an entry of its own. */
const keyOf = (readerId: string | null) => PREFIX + (readerId ?? 'visitor')

/** The newest first; empty where storage is forbidden or holds something else. */
export function readReadWorries(readerId: string | null): ReadWorry[] {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(readerId)) ?? '[]')
    return z.safeParse(z.array(ReadWorry), stored).data ?? []
  } catch {
    return []
  }
}

function write(readerId: string | null, worries: ReadWorry[]): void {
  try {
    if (worries.length > 0) localStorage.setItem(keyOf(readerId), JSON.stringify(worries))
    else localStorage.removeItem(keyOf(readerId))
  } catch {
    // Full or forbidden: what was read cannot be read offline.
  }
}

/** Keeps a worry that this reader opened; the ones opened longest ago are removed. */
export function keepReadWorry(readerId: string | null, worry: ReadWorry): void {
  const worries = [worry, ...readReadWorries(readerId).filter(({ id }) => id !== worry.id)].slice(0, MAX_WORRIES)
  while (JSON.stringify(worries).length > MAX_CHARACTERS) worries.pop()
  write(readerId, worries)
}

/** Removes worries that this reader can no longer see, or no longer wants to. */
export function forgetReadWorries(readerId: string | null, isRemoved: (worry: ReadWorry) => boolean): void {
  const worries = readReadWorries(readerId)
  if (worries.some(isRemoved))
    write(
      readerId,
      worries.filter((worry) => !isRemoved(worry)),
    )
}

/** Removes what all others read on this device, visitors included. */
export const forgetOtherReaders = (readerId: string | null): void =>
  removeStored((key) => key.startsWith(PREFIX) && key !== keyOf(readerId))
