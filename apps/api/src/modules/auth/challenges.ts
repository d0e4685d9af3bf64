import type { Database } from '../../db/db.ts'
import { selectExists, selectRow } from '../../db/rows.ts'
import { sha256 } from '../../hash.ts'
import { invalidToken } from '../../http/app-error.ts'
import { newToken } from './tokens.ts'

const LIFE = 10 * 60_000
const MAX_TRIES = 5

type Kind = 'second-step' | 'undo-deletion'
export type Challenges = ReturnType<typeof signInChallenges>

/** Tokens that connect the steps of a sign-in. The only writer of `sign_in_challenges`. */
export const signInChallenges = ({ db }: Pick<Database, 'db'>, now: () => Date) => ({
  async issue(userId: string, kind: Kind, { isStrong = false } = {}): Promise<string> {
    const token = newToken()
    await db()
      .insertInto('sign_in_challenges')
      .values({ hash: sha256(token), user_id: userId, kind, is_strong: isStrong, expires_at: new Date(now().getTime() + LIFE) })
      .execute()
    return token
  },

  /** Counts a try; after too many the sign-in restarts with the password. */
  async attempt(token: string, kind: Kind): Promise<{ userId: string; isStrong: boolean }> {
    const challenge = await selectRow({ db })<{ userId: string; isStrong: boolean }>`
      update sign_in_challenges set tries = tries + 1
      where hash = ${sha256(token)} and kind = ${kind} and expires_at > ${now()} and tries < ${MAX_TRIES}
      returning user_id as "userId", is_strong as "isStrong"`
    if (!challenge) throw challengeExpired()
    return challenge
  },

  /** True for the one call that ends it. */
  use: (token: string): Promise<boolean> =>
    selectExists({ db })`delete from sign_in_challenges where hash = ${sha256(token)} returning 1`,

  /** Ends sign-ins that were started with a replaced password. */
  async deleteAll(userId: string) {
    await db().deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
  },

  async deleteExpired() {
    await db().deleteFrom('sign_in_challenges').where('expires_at', '<', now()).execute()
  },
})

/** A challenge that is unknown, expired, used, or tried too often. */
export const challengeExpired = () => invalidToken('This sign-in has taken too long. Please sign in again.')
