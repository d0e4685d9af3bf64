import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValue } from '../../db/rows.ts'
import { sha256 } from '../../hash.ts'
import { newToken } from './tokens.ts'

const HOUR = 60 * 60_000
const LIFETIME = { verify: 24 * HOUR, reset: HOUR }

type LinkKind = keyof typeof LIFETIME
export type Links = ReturnType<typeof linkService>

/** Tokens of links in emails. The only writer of `link_tokens`, which holds hashes. */
export function linkService({ db, tx }: Pick<Database, 'db' | 'tx'>, now: () => Date) {
  async function expireOpen(userId: string, kind: LinkKind) {
    await sql`update link_tokens set expires_at = ${now()}
      where user_id = ${userId} and kind = ${kind} and used_at is null and expires_at > ${now()}`.execute(db())
  }

  return {
    expireOpen,

    /** A new link token; older ones of the kind become invalid. */
    async issue(userId: string, kind: LinkKind): Promise<string> {
      const token = newToken()
      const link = { hash: sha256(token), user_id: userId, kind, expires_at: new Date(now().getTime() + LIFETIME[kind]) }
      await tx(async () => {
        await expireOpen(userId, kind)
        await db().insertInto('link_tokens').values(link).execute()
      })
      return token
    },

    find: (token: string, kind: LinkKind) =>
      db().selectFrom('link_tokens').selectAll().where('hash', '=', sha256(token)).where('kind', '=', kind).executeTakeFirst(),

    /** The owner of the link, for the one call that uses it; undefined if it is unknown, used or expired. */
    use: (token: string, kind: LinkKind): Promise<string | undefined> => selectValue({ db })<string>`
      update link_tokens set used_at = ${now()}
      where hash = ${sha256(token)} and kind = ${kind} and used_at is null and expires_at > ${now()} returning user_id`,

    /** Deletes links a week after their expiry, so that an expired link can be distinguished from an unknown one. */
    async deleteExpired() {
      await sql`delete from link_tokens where expires_at < ${now()}::timestamptz - interval '7 days'`.execute(db())
    },
  }
}
