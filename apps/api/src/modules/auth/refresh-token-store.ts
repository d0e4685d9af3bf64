import type { Database } from '../../db/db.ts'

export type RefreshTokenStore = ReturnType<typeof refreshTokenStore>

/** The SQL of refresh tokens. The only writer of `refresh_tokens`. */
export function refreshTokenStore({ db }: Pick<Database, 'db'>) {
  return {
    find: (hash: string) => db().selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst(),

    async add(sessionId: string, { hash, expiresAt }: { hash: string; expiresAt: Date }) {
      await db().insertInto('refresh_tokens').values({ hash, session_id: sessionId, expires_at: expiresAt }).execute()
    },

    async rotate(hash: string, at: Date) {
      await db().updateTable('refresh_tokens').set({ rotated_at: at }).where('hash', '=', hash).execute()
    },

    /** A rotated token is kept until it would have expired, so that its reuse is detected. */
    async deleteExpired(before: Date) {
      await db().deleteFrom('refresh_tokens').where('expires_at', '<', before).execute()
    },
  }
}
