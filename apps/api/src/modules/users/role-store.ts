import type { Role } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import { normalizeEmail } from '../../normalize-email.ts'
import type { UserRow } from './present.ts'
import { currentTier, usernameKeyOf } from './user-queries.ts'

export type RoleStore = ReturnType<typeof roleStore>

type Change = { user_id: string; who: string; from_role: Role; to_role: Role }

/** Reads and changes roles; the only writer of `role_changes` beside `userStore`. */
export function roleStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The person with this email address, then people whose username has this prefix. */
    async search(name: string, { limit, offset }: { limit: number; offset: number }): Promise<UserRow[]> {
      const key = usernameKeyOf(name)
      const hasPrefix = sql<boolean>`(username_key ~>=~ ${key} and username_key ~<~ ${`${key}\u{10ffff}`})`
      return db()
        .selectFrom('users')
        .selectAll('users')
        .select(currentTier)
        .where((eb) => eb.or([eb('email_key', '=', normalizeEmail(name)), hasPrefix]))
        .orderBy((eb) => eb('email_key', '=', normalizeEmail(name)), 'desc')
        .orderBy('username_key')
        .limit(limit)
        .offset(offset)
        .execute()
    },

    /** The admins whose account does not end, locked until the transaction ends, so that concurrent changes cannot demote the last two. */
    lockAdmins: (): Promise<string[]> =>
      selectValues({ db })<string>`select id from users where role = 'admin' and leaves_at is null order by id for no key update`,

    async set(change: Change) {
      await db()
        .updateTable('users')
        .set({ role: change.to_role, updated_at: sql`now()` })
        .where('id', '=', change.user_id)
        .execute()
      await db().insertInto('role_changes').values(change).execute()
    },
  }
}
