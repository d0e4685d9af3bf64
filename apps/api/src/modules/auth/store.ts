import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'

export type EndReason = 'logout' | 'reuse' | 'password' | 'revoked' | 'second-factor' | 'leaving'
export type Device = { browser: string | null; system: string | null }
export type LinkKind = 'verify' | 'reset'
type Issued = { hash: string; expiresAt: Date }

export type SessionStore = ReturnType<typeof sessionStore>
export type LinkStore = ReturnType<typeof linkStore>

/** The SQL of sessions and their families of refresh tokens. The only writer of both tables. */
export function sessionStore({ db }: Pick<Database, 'db'>) {
  return {
    async begin(userId: string, { at, device, isStrong }: { at: Date; device: Device; isStrong: boolean }) {
      const id = uuid()
      const times = { created_at: at, last_used_at: at }
      await db()
        .insertInto('sessions')
        .values({ id, user_id: userId, ...device, is_strong: isStrong, ...times })
        .execute()
      return id
    },

    /** Live ones that were used since then, the last used first. */
    open: (userId: string, since: Date) =>
      db()
        .selectFrom('sessions')
        .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('last_used_at', '>', since)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    /** Has this live session shown a second factor? */
    async isStrong(id: string): Promise<boolean> {
      const row = await db()
        .selectFrom('sessions')
        .select('is_strong')
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row?.is_strong ?? false
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

    /** True if there was such a live session of this person. */
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

    async isLive(id: string, userId: string) {
      const row = await db()
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },

    /** When the person behind a live session last said their password; undefined when it has ended. */
    async passwordSaidAt(id: string, userId: string): Promise<Date | undefined> {
      const row = await db()
        .selectFrom('sessions')
        .select(sql<Date>`greatest(created_at, confirmed_at)`.as('at'))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row?.at
    },

    async confirm(id: string, at: Date) {
      await db().updateTable('sessions').set({ confirmed_at: at }).where('id', '=', id).execute()
    },

    /** The session of a refresh token, locked: refreshes of one session take turns until the transaction ends. */
    lockByToken: (hash: string) =>
      db()
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', (token) => token.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
        .forUpdate()
        .executeTakeFirst(),

    findToken: (hash: string) => db().selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst(),

    async addToken(sessionId: string, { hash, expiresAt }: Issued) {
      await db().insertInto('refresh_tokens').values({ hash, session_id: sessionId, expires_at: expiresAt }).execute()
    },

    async rotateToken(hash: string, at: Date) {
      await db().updateTable('refresh_tokens').set({ rotated_at: at }).where('hash', '=', hash).execute()
    },

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

    async endByToken(hash: string, reason: EndReason, at: Date) {
      const token = await this.findToken(hash)
      if (token) await this.end(token.session_id, reason, at)
    },

    /** `but`: the session that goes on. */
    async endAll(userId: string, reason: EndReason, { at, but }: { at: Date; but?: string | undefined }) {
      await db()
        .updateTable('sessions')
        .set({ ended_at: at, end_reason: reason })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .$if(but !== undefined, (update) => update.where('id', '<>', but ?? ''))
        .execute()
    },

    /** A rotated token stays until it would have expired: only so its reuse is noticed. */
    async forget(before: Date) {
      await db().deleteFrom('refresh_tokens').where('expires_at', '<', before).execute()
      await db()
        .deleteFrom('sessions')
        .where('created_at', '<', sql<Date>`${before}::timestamptz - interval '1 day'`)
        .where(sql<boolean>`not exists (select 1 from refresh_tokens where session_id = sessions.id)`)
        .execute()
    },
  }
}

/** The SQL of links in mails. The only writer of `link_tokens`. */
export function linkStore({ db }: Pick<Database, 'db'>) {
  return {
    async add(userId: string, kind: LinkKind, { hash, expiresAt }: Issued) {
      await db().insertInto('link_tokens').values({ hash, user_id: userId, kind, expires_at: expiresAt }).execute()
    },

    find: (hash: string, kind: LinkKind) =>
      db().selectFrom('link_tokens').selectAll().where('hash', '=', hash).where('kind', '=', kind).executeTakeFirst(),

    /** Whose link it was, for the one call that uses it up; undefined when it is unknown, used or too old. */
    async use(hash: string, kind: LinkKind, at: Date): Promise<string | undefined> {
      const used = await db()
        .updateTable('link_tokens')
        .set({ used_at: at })
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning('user_id')
        .executeTakeFirst()
      return used?.user_id
    },

    /** Makes the open links of a kind void. */
    async expireOpen(userId: string, kind: LinkKind, at: Date) {
      await db()
        .updateTable('link_tokens')
        .set({ expires_at: at })
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .execute()
    },

    async forget(before: Date) {
      // A week longer than it worked, so that an old link is told apart from an invented one.
      await db()
        .deleteFrom('link_tokens')
        .where('expires_at', '<', sql<Date>`${before}::timestamptz - interval '7 days'`)
        .execute()
    },
  }
}
