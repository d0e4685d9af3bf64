import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRow, selectRows, selectValue } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type EndReason = 'logout' | 'reuse' | 'password' | 'revoked' | 'second-factor' | 'leaving'
type Session = Selectable<Tables['sessions']>
export type Device = { browser: string | null; system: string | null }
export type SessionStore = ReturnType<typeof sessionStore>

/** The only writer of `sessions`. A session is live until it ends. */
export function sessionStore({ db }: Pick<Database, 'db'>) {
  return {
    async create(userId: string, { at, device, isStrong }: { at: Date; device: Device; isStrong: boolean }) {
      const id = uuid()
      const row = { id, user_id: userId, ...device, is_strong: isStrong, created_at: at, last_used_at: at }
      await db().insertInto('sessions').values(row).execute()
      return id
    },

    /** Live sessions used since then, the last used first. */
    listLive: (userId: string, since: Date) => selectRows({ db })<Device & Pick<Session, 'id' | 'created_at' | 'last_used_at'>>`
      select id, browser, system, created_at, last_used_at from sessions
      where user_id = ${userId} and ended_at is null and last_used_at > ${since}
      order by last_used_at desc, id desc limit 100`,

    isLive: (id: string, userId: string): Promise<boolean> =>
      selectExists({ db })`select from sessions where id = ${id} and user_id = ${userId} and ended_at is null`,

    /** Whether this live session was authenticated with a second factor. */
    isStrong: (id: string): Promise<boolean> =>
      selectExists({ db })`select from sessions where id = ${id} and is_strong and ended_at is null`,

    /** When a live session last confirmed the password; undefined when it has ended. */
    passwordConfirmedAt: (id: string, userId: string): Promise<Date | undefined> => selectValue({ db })<Date>`
      select greatest(created_at, confirmed_at) from sessions where id = ${id} and user_id = ${userId} and ended_at is null`,

    async strengthen(id: string) {
      await db().updateTable('sessions').set({ is_strong: true }).where('id', '=', id).execute()
    },

    async weakenAll(userId: string) {
      await sql`update sessions set is_strong = false where user_id = ${userId} and is_strong`.execute(db())
    },

    async confirm(id: string, at: Date) {
      await db().updateTable('sessions').set({ confirmed_at: at }).where('id', '=', id).execute()
    },

    /** The session of a refresh token, locked: refreshes of one session are serialized until the transaction ends. */
    lockByToken: (hash: string) => selectRow({ db })<Session>`
      select * from sessions where id = (select session_id from refresh_tokens where hash = ${hash}) for update`,

    async touch(id: string, at: Date) {
      await db().updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute()
    },

    async end(id: string, reason: EndReason, at: Date) {
      await sql`update sessions set ended_at = ${at}, end_reason = ${reason} where id = ${id} and ended_at is null`.execute(db())
    },

    /** True if the user had such a live session. */
    endOwn: (id: string, userId: string, at: Date): Promise<boolean> => selectExists({ db })`
      update sessions set ended_at = ${at}, end_reason = 'revoked'
      where id = ${id} and user_id = ${userId} and ended_at is null returning 1`,

    /** `except`: the session to keep. */
    async endAll(userId: string, reason: EndReason, { at, except }: { at: Date; except?: string | undefined }) {
      await sql`update sessions set ended_at = ${at}, end_reason = ${reason}
        where user_id = ${userId} and ended_at is null and id is distinct from ${except ?? null}::uuid`.execute(db())
    },

    async deleteWithoutTokens(before: Date) {
      await sql`delete from sessions where created_at < ${before}::timestamptz - interval '1 day'
        and not exists (select from refresh_tokens where session_id = sessions.id)`.execute(db())
    },
  }
}
