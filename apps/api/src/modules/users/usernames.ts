import { randomInt } from 'node:crypto'
import { LIMITS, type UsernameAvailability } from '@worrystone/contracts'
import type { UserStore } from './store.ts'
import { usernameKeyOf } from './user-queries.ts'

const SUGGESTIONS = 3

/** Names that could be mistaken for the site itself, also in the registry's history, or for one of its pages (`/profile/edit`). */
const RESERVED = new Set([
  'admin',
  'administrator',
  'edit',
  'gate',
  'me',
  'moderator',
  'null',
  'root',
  'start',
  'support',
  'system',
  'undefined',
  'worrystone',
])

export const isReserved = (username: string) => RESERVED.has(usernameKeyOf(username))

/** Whether a username is available; if not, three suggestions. */
export async function availabilityOf(users: UserStore, username: string): Promise<UsernameAvailability> {
  const takenNames = await users.takenNames([username])
  if (takenNames.size === 0 && !isReserved(username)) return { available: true, suggestions: [] }
  return { available: false, suggestions: await freeNames(users, username) }
}

async function freeNames(users: UserStore, username: string): Promise<string[]> {
  const free: string[] = []
  // One round is nearly always enough; the others are for very popular names.
  for (let digits = 2; digits <= 6 && free.length < SUGGESTIONS; digits++) {
    const newCandidates = candidates(username, digits).filter((name) => !free.includes(name))
    const takenNames = await users.takenNames(newCandidates)
    free.push(...newCandidates.filter((name) => !takenNames.has(usernameKeyOf(name)) && !isReserved(name)))
  }
  return free.slice(0, SUGGESTIONS)
}

function candidates(username: string, digits: number): string[] {
  const withEnd = (end: string) => username.slice(0, LIMITS.usernameMax - end.length) + end
  const number = () => String(randomInt(10 ** (digits - 1), 10 ** digits))
  return [...new Set([withEnd('_1'), withEnd(number()), withEnd(`_${number()}`), withEnd(`${number()}_`), withEnd(number())])]
}
