import type { LanguageCode } from '@worrystone/contracts'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'
import { normalizeEmail } from '../../normalize-email.ts'
import type { UserRow } from './present.ts'
import { renewEmailKeys } from './renew-email-keys.ts'
import { currentTier, usernameKeyOf, userQueries } from './user-queries.ts'

export type NewUser = Pick<UserRow, 'id' | 'email' | 'username' | 'password_hash' | 'language'>

export type UserStore = ReturnType<typeof userStore>

/** The only writer of `users`. */
export function userStore({ db }: Pick<Database, 'db'>) {
  const queries = userQueries({ db })
  return {
    ...queries,

    /** Throws the unique violation of `users_email_key` or `users_username_key` if one of them is taken. */
    async add(user: NewUser) {
      const row = { ...user, email_key: normalizeEmail(user.email), username_key: usernameKeyOf(user.username) }
      return db().insertInto('users').values(row).returningAll().returning(currentTier).executeTakeFirstOrThrow()
    },

    renewEmailKeys: () => renewEmailKeys({ db }),

    setPassword: (id: string, password_hash: string) => change(id, { password_hash }),
    setEmail: (id: string, email: string, at: Date) =>
      change(id, { email, email_key: normalizeEmail(email), email_verified_at: at }),
    setPicture: (id: string, avatar_url: string | null) => change(id, { avatar_url }),
    /** The account ends at this time, and its receipt will have this number. */
    setLeaving: (id: string, { at, receiptNumber }: { at: Date; receiptNumber: string }) =>
      change(id, { leaves_at: at, receipt_number: receiptNumber }),
    unsetLeaving: (id: string) => change(id, { leaves_at: null, receipt_number: null }),
    setLanguage: (id: string, language: LanguageCode) => change(id, { language }),
    setAllowsTranslation: (id: string, allows_translation: boolean) => change(id, { allows_translation }),
    setShowsActivity: (id: string, shows_activity: boolean) => change(id, { shows_activity }),
    setShowsEarlierWorries: (id: string, shows_earlier_worries: boolean) => change(id, { shows_earlier_worries }),
    /** Sets the time until which the person cannot write; null: they can write. */
    setPause: (id: string, paused_until: Date | null) => change(id, { paused_until }),
    /** Whether the button 'I am worried about this person' is hidden. */
    setConcernsSuspended: (id: string, concerns_suspended: boolean) => change(id, { concerns_suspended }),
    /** Returns the updated row; undefined for a deleted account. */
    async setProfile(id: string, profile: Updateable<Tables['users']>): Promise<UserRow | undefined> {
      await change(id, profile)
      return queries.find(id)
    },
    /** Deletes the account; foreign keys delete everything that belongs to it. */
    async remove(id: string) {
      await db().deleteFrom('users').where('id', '=', id).execute()
    },
    /** Does not change the time of an earlier verification. */
    async setVerified(id: string, at: Date) {
      await sql`update users set email_verified_at = ${at}, updated_at = now()
        where id = ${id} and email_verified_at is null`.execute(db())
    },

    /** Makes the verified accounts with one of these addresses admins. Never removes a role. */
    async promote(emails: string[]) {
      if (emails.length === 0) return
      await sql`
        with due as (
          select id, role from users
          where email_key = any(${emails.map(normalizeEmail)}) and email_verified_at is not null and role <> 'admin' for no key update),
        changed as (update users set role = 'admin', updated_at = now() from due where users.id = due.id)
        insert into role_changes (user_id, from_role, to_role) select id, role, 'admin' from due`.execute(db())
    },
  }

  async function change(id: string, set: Updateable<Tables['users']>) {
    await db()
      .updateTable('users')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  }
}
