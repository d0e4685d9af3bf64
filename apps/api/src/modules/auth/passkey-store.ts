import type { Database } from '../../db/db.ts'
import { selectExists } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

type NewPasskey = Pick<Tables['passkeys'], 'id' | 'user_id' | 'public_key' | 'counter' | 'name'> & {
  transports: string[]
  is_backed_up: boolean
}

/** The SQL of passkeys and of their challenges. The only writer of both tables. */
export const passkeyStore = ({ db }: Pick<Database, 'db'>) => ({
  list: (userId: string) =>
    db().selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),

  find: (id: string) => db().selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),

  add: (passkey: NewPasskey) => db().insertInto('passkeys').values(passkey).returningAll().executeTakeFirstOrThrow(),

  async recordUse(id: string, { counter, at }: { counter: number; at: Date }) {
    await db().updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute()
  },

  remove: (id: string, userId: string): Promise<boolean> =>
    selectExists({ db })`delete from passkeys where id = ${id} and user_id = ${userId} returning 1`,

  async removeAll(userId: string) {
    await db().deleteFrom('passkeys').where('user_id', '=', userId).execute()
    await db().deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  },

  async addChallenge(hash: string, { userId, expiresAt }: { userId: string | null; expiresAt: Date }) {
    await db().insertInto('passkey_challenges').values({ hash, user_id: userId, expires_at: expiresAt }).execute()
  },

  /** True for the one call that uses a challenge of this user, or of a sign-in. */
  takeChallenge: (hash: string, { userId, at }: { userId: string | null; at: Date }): Promise<boolean> => selectExists({ db })`
    delete from passkey_challenges
    where hash = ${hash} and user_id is not distinct from ${userId}::uuid and expires_at > ${at} returning 1`,

  async deleteExpired(before: Date) {
    await db().deleteFrom('passkey_challenges').where('expires_at', '<', before).execute()
  },
})
export type PasskeyStore = ReturnType<typeof passkeyStore>
