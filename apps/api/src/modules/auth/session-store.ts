import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'

export type EndReason = 'logout' | 'reuse' | 'password' | 'revoked' | 'second-factor' | 'leaving'
export type Device = { browser: string | null; system: string | null }
export type SessionStore = ReturnType<typeof sessionStore>

/** The writes and locks of sessions. The only writer of `sessions`. */
export function sessionStore({ db }: Pick<Database, 'db'>) {
  return {
    async create(userId: string, { at, device, isStrong }: { at: Date; device: Device; isStrong: boolean }) {
      const id = uuid()
      const times = { created_at: at, last_used_at: at }
      await db()
        .insertInto('sessions')
        .values({ id, user_id: userId, ...device, is_strong: isStrong, ...times })
        .execute()
      return id
    },

    async strengthen(id: string) {
      await db().updateTable('sessions').set({ is_strong: true }).where('id', '=', id).execute()
    },

    async weakenAll(userId: string) {
      await db()
        .updateTable('sessions')
        .set({ is_strong: false })
        .where('user_id', '=', userId)
        .where('is_strong', '=', true)
        .execute()
    },

    /** True if the user had such a live session. */
    async endOwn(id: string, userId: string, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await db()
        .updateTable('sessions')
        .set({ ended_at: at, end_reason: 'revoked' })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async confirm(id: string, at: Date) {
      await db().updateTable('sessions').set({ confirmed_at: at }).where('id', '=', id).execute()
    },

    /** The session of a refresh token, locked: refreshes of one session are serialized until the transaction ends. */
    lockByToken: (hash: string) =>
      db()
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', (token) => token.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
        .forUpdate()
        .executeTakeFirst(),

    async touch(id: string, at: Date) {
      await db().updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute()
    },

    async end(id: string, reason: EndReason, at: Date) {
      await db()
        .updateTable('sessions')
        .set({ ended_at: at, end_reason: reason })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
    },

    /** `except`: the session to keep. */
    async endAll(userId: string, reason: EndReason, { at, except }: { at: Date; except?: string | undefined }) {
      await db()
        .updateTable('sessions')
        .set({ ended_at: at, end_reason: reason })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .$if(except !== undefined, (update) => update.where('id', '<>', except ?? ''))
        .execute()
    },

    async deleteWithoutTokens(before: Date) {
      await db()
        .deleteFrom('sessions')
        .where('created_at', '<', sql<Date>`${before}::timestamptz - interval '1 day'`)
        .where(sql<boolean>`not exists (select 1 from refresh_tokens where session_id = sessions.id)`)
        .execute()
    },
  }
}
