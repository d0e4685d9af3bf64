import type { LanguageCode } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { UserRow } from './present.ts'

export type NewUser = Pick<UserRow, 'id' | 'email' | 'username' | 'password_hash' | 'language'>

/** How an address or a username is compared: without regard to case. */
export const keyOf = (text: string) => text.toLowerCase()

/** The SQL of people. The only writer of `users`. */
export type UserStore = ReturnType<typeof userStore>

export function userStore({ db }: Pick<Database, 'db'>) {
  const one = () => db().selectFrom('users').selectAll()
  return {
    find: (id: string): Promise<UserRow | undefined> => one().where('id', '=', id).executeTakeFirst(),
    findByEmail: (email: string): Promise<UserRow | undefined> => one().where('email_key', '=', keyOf(email)).executeTakeFirst(),

    /** Whoever has blocked the viewer, or is blocked by them, is not found. */
    async findVisible(username: string, viewerId: string | undefined): Promise<UserRow | undefined> {
      const found = one().where('username_key', '=', keyOf(username))
      if (viewerId === undefined) return found.executeTakeFirst()
      return found
        .where(
          sql<boolean>`not exists (select 1 from blocks
            where (blocker_id = users.id and blocked_id = ${viewerId}) or (blocker_id = ${viewerId} and blocked_id = users.id))`,
        )
        .executeTakeFirst()
    },

    /** Throws the unique violation of `users_email_key` or `users_username_key` when someone was first. */
    async add(user: NewUser) {
      const row = { ...user, email_key: keyOf(user.email), username_key: keyOf(user.username) }
      return db().insertInto('users').values(row).returningAll().executeTakeFirstOrThrow()
    },

    /** Those of `names` that somebody has, in lower case. */
    async takenNames(names: string[]): Promise<Set<string>> {
      const keys = names.map(keyOf)
      const rows = await db()
        .selectFrom('users')
        .select('username_key')
        .where(sql<boolean>`username_key = any(${keys})`)
        .execute()
      return new Set(rows.map((row) => row.username_key))
    },

    async setPassword(id: string, password_hash: string) {
      await change(id, { password_hash })
    },
    async setLanguage(id: string, language: LanguageCode) {
      await change(id, { language })
    },
    /** Keeps the time of the first verification. */
    async setVerified(id: string, at: Date) {
      await db()
        .updateTable('users')
        .set({ email_verified_at: at, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('email_verified_at', 'is', null)
        .execute()
    },

    /** Makes admins of the verified accounts with one of these addresses. Never takes a role away. */
    async promote(emails: string[]) {
      if (emails.length === 0) return
      await db()
        .updateTable('users')
        .set({ role: 'admin', updated_at: sql`now()` })
        .where(sql<boolean>`email_key = any(${emails.map(keyOf)})`)
        .where('email_verified_at', 'is not', null)
        .where('role', '<>', 'admin')
        .execute()
    },
  }

  async function change(id: string, set: { password_hash?: string; language?: string }) {
    await db()
      .updateTable('users')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  }
}
