import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

export type LinkKind = 'verify' | 'reset'
export type LinkStore = ReturnType<typeof linkStore>

/** The SQL of links in emails. The only writer of `link_tokens`. */
export function linkStore({ db }: Pick<Database, 'db'>) {
  return {
    async add(userId: string, kind: LinkKind, { hash, expiresAt }: { hash: string; expiresAt: Date }) {
      await db().insertInto('link_tokens').values({ hash, user_id: userId, kind, expires_at: expiresAt }).execute()
    },

    find: (hash: string, kind: LinkKind) =>
      db().selectFrom('link_tokens').selectAll().where('hash', '=', hash).where('kind', '=', kind).executeTakeFirst(),

    /** The owner of the link, for the one call that uses it; undefined if it is unknown, used or expired. */
    async use(hash: string, kind: LinkKind, at: Date): Promise<string | undefined> {
      const link = await db()
        .updateTable('link_tokens')
        .set({ used_at: at })
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning('user_id')
        .executeTakeFirst()
      return link?.user_id
    },

    /** Invalidates the open links of a kind. */
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

    async deleteExpired(before: Date) {
      // A week after its expiry, so that an expired link can be distinguished from an unknown one.
      await db()
        .deleteFrom('link_tokens')
        .where('expires_at', '<', sql<Date>`${before}::timestamptz - interval '7 days'`)
        .execute()
    },
  }
}
