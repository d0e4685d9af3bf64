import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { invalidToken } from '../../http/app-error.ts'
import { hashOf, newToken } from './tokens.ts'

const LIFE = 10 * 60_000
const MOST_TRIES = 5

type Kind = 'second-step' | 'undo-deletion'
export type Challenges = ReturnType<typeof signInChallenges>

/** What carries a person from one step of signing in to the next. The only writer of `sign_in_challenges`. */
export const signInChallenges = ({ db }: Pick<Database, 'db'>, now: () => Date) => ({
  async issue(userId: string, kind: Kind, { isStrong = false } = {}): Promise<string> {
    const token = newToken()
    await db()
      .insertInto('sign_in_challenges')
      .values({ hash: hashOf(token), user_id: userId, kind, is_strong: isStrong, expires_at: new Date(now().getTime() + LIFE) })
      .execute()
    return token
  },

  /** Counts a try, of which there are few: whoever fails too often says the password again. */
  async attempt(token: string, kind: Kind): Promise<{ userId: string; isStrong: boolean }> {
    const held = await db()
      .updateTable('sign_in_challenges')
      .set({ tries: sql`tries + 1` })
      .where('hash', '=', hashOf(token))
      .where('kind', '=', kind)
      .where('expires_at', '>', now())
      .where('tries', '<', MOST_TRIES)
      .returning(['user_id', 'is_strong'])
      .executeTakeFirst()
    if (!held) throw usedUp()
    return { userId: held.user_id, isStrong: held.is_strong }
  },

  /** True for the one call that ends it. */
  async use(token: string): Promise<boolean> {
    const { numDeletedRows } = await db().deleteFrom('sign_in_challenges').where('hash', '=', hashOf(token)).executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Whoever began to sign in with a password that has been replaced begins anew. */
  async endAll(userId: string) {
    await db().deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
  },

  async forgetExpired() {
    await db().deleteFrom('sign_in_challenges').where('expires_at', '<', now()).execute()
  },
})

/** A challenge that is unknown, too old, tried too often or used. */
export const usedUp = () => invalidToken('This sign-in has taken too long. Please sign in again.')
