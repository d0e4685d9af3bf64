import type { LanguageCode, Tier } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { normalizeEmail } from '../../normalize-email.ts'
import { personVisibleTo } from '../visibility/index.ts'
import type { UserRow } from './present.ts'
import { renewEmailKeys } from './renew-email-keys.ts'

export type NewUser = Pick<UserRow, 'id' | 'email' | 'username' | 'password_hash' | 'language'>

/** How usernames are compared: without regard to case. */
export const usernameKeyOf = (text: string) => text.toLowerCase()

/** The tier that the person in the row `users` has now. */
export const heldTier = sql<Tier>`tier_of(users.id, users.tier, users.tier_until)`.as('held_tier')

/** The SQL of people. The only writer of `users`. */
export type UserStore = ReturnType<typeof userStore>

export function userStore({ db }: Pick<Database, 'db'>) {
  const one = () => db().selectFrom('users').selectAll('users').select(heldTier)
  return {
    find: (id: string): Promise<UserRow | undefined> => one().where('id', '=', id).executeTakeFirst(),
    /** Locked until the transaction ends. */
    lock: (id: string): Promise<UserRow | undefined> => one().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    /** Of two accounts from before their spellings were taken for one mailbox, each is found by its own. */
    findByEmail: (email: string): Promise<UserRow | undefined> =>
      one()
        .where('email_key', 'in', [normalizeEmail(email), email.toLowerCase()])
        .orderBy((key) => key('email_key', '=', email.toLowerCase()), 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Whoever has blocked the viewer, is blocked by them, or is leaving is not found. */
    findVisibleByUsername: (username: string, viewerId: string | undefined): Promise<UserRow | undefined> =>
      one()
        .where('username_key', '=', usernameKeyOf(username))
        .where(personVisibleTo(sql.ref('users.id'), viewerId ?? null))
        .executeTakeFirst(),

    findVisible: (id: string, viewerId: string | null): Promise<UserRow | undefined> =>
      one()
        .where('id', '=', id)
        .where(personVisibleTo(sql.ref('users.id'), viewerId))
        .executeTakeFirst(),

    /** Throws the unique violation of `users_email_key` or `users_username_key` when someone was first. */
    async add(user: NewUser) {
      const row = { ...user, email_key: normalizeEmail(user.email), username_key: usernameKeyOf(user.username) }
      return db().insertInto('users').values(row).returningAll().returning(heldTier).executeTakeFirstOrThrow()
    },

    renewEmailKeys: () => renewEmailKeys({ db }),

    /** Those of `names` that are taken, in lower case. */
    async takenNames(names: string[]): Promise<Set<string>> {
      const keys = names.map(usernameKeyOf)
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
    async setEmail(id: string, email: string, at: Date) {
      await change(id, { email, email_key: normalizeEmail(email), email_verified_at: at })
    },
    async setPicture(id: string, avatar_url: string | null) {
      await change(id, { avatar_url })
    },
    /** When the account ends; null: it stays. */
    async setLeaving(id: string, leaves_at: Date | null) {
      await change(id, { leaves_at })
    },
    /** The whole row as it is after the change; undefined for an account that is gone. */
    async setProfile(id: string, profile: Profile): Promise<UserRow | undefined> {
      await change(id, profile)
      return this.find(id)
    },
    /** The people whose time to leave has come. */
    async leavingBefore(at: Date): Promise<string[]> {
      const rows = await db()
        .selectFrom('users')
        .select('id')
        .where('leaves_at', '<=', at)
        .orderBy('leaves_at')
        .limit(100)
        .execute()
      return rows.map(({ id }) => id)
    },
    /** Deletes the account; foreign keys delete everything that belongs to it. */
    async remove(id: string) {
      await db().deleteFrom('users').where('id', '=', id).execute()
    },
    async setLanguage(id: string, language: LanguageCode) {
      await change(id, { language })
    },
    async setShowsActivity(id: string, shows_activity: boolean) {
      await change(id, { shows_activity })
    },
    /** Until then the person reads and does not write; null: they may write. */
    async setPause(id: string, paused_until: Date | null) {
      await change(id, { paused_until })
    },
    /** Whether the button 'I am worried about this person' is taken away. */
    async setConcernsSuspended(id: string, concerns_suspended: boolean) {
      await change(id, { concerns_suspended })
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
      await sql`
        with due as (
          select id, role from users
          where email_key = any(${emails.map(normalizeEmail)}) and email_verified_at is not null and role <> 'admin' for no key update),
        changed as (update users set role = 'admin', updated_at = now() from due where users.id = due.id)
        insert into role_changes (user_id, from_role, to_role) select id, role, 'admin' from due`.execute(db())
    },
  }

  async function change(id: string, set: Change) {
    await db()
      .updateTable('users')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  }
}

type Profile = Partial<
  Pick<UserRow, 'display_name' | 'bio' | 'country' | 'region' | 'city' | 'location_sharing' | 'figures_opt_out' | 'fold_topics'>
>
type Change = Profile &
  Partial<
    Pick<
      UserRow,
      | 'email'
      | 'email_key'
      | 'email_verified_at'
      | 'password_hash'
      | 'language'
      | 'avatar_url'
      | 'shows_activity'
      | 'paused_until'
      | 'concerns_suspended'
      | 'leaves_at'
    >
  >
