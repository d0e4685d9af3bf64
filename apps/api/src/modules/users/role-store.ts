import type { Role } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { emailKeyOf } from '../../email-key.ts'
import type { SummaryRow, UserRow } from './present.ts'
import { heldTier, usernameKeyOf } from './store.ts'

export type RoleStore = ReturnType<typeof roleStore>

type Change = { user_id: string; who: string; from_role: Role; to_role: Role }
export type ChangeRow = { id: number; from_role: Role; to_role: Role; at: Date; who: string | null } & {
  user: SummaryRow | null
  by: SummaryRow | null
}

/** The SQL of roles and of their changes. */
export function roleStore({ db }: Pick<Database, 'db'>) {
  return {
    findByName: (name: string): Promise<UserRow | undefined> =>
      db()
        .selectFrom('users')
        .selectAll('users')
        .select(heldTier)
        .where((where) => where.or([where('username_key', '=', usernameKeyOf(name)), where('email_key', '=', emailKeyOf(name))]))
        .executeTakeFirst(),

    /** The admins who stay, held until the transaction ends: two changes at once cannot take away the last two. */
    async lockAdmins(): Promise<string[]> {
      const rows = await db()
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('leaves_at', 'is', null)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },

    async set(change: Change) {
      await db()
        .updateTable('users')
        .set({ role: change.to_role, updated_at: sql`now()` })
        .where('id', '=', change.user_id)
        .execute()
      await db().insertInto('role_changes').values(change).execute()
    },

    async newest(limit: number): Promise<ChangeRow[]> {
      const person = (alias: string) => sql`case when ${sql.ref(`${alias}.id`)} is null then null else json_build_object(
        'id', ${sql.ref(`${alias}.id`)}, 'username', ${sql.ref(`${alias}.username`)},
        'display_name', ${sql.ref(`${alias}.display_name`)}, 'avatar_url', ${sql.ref(`${alias}.avatar_url`)}) end`
      const { rows } = await sql<ChangeRow>`
        select c.id, c.from_role, c.to_role, c.at, c.who, ${person('u')} as user, ${person('b')} as by
        from role_changes c left join users u on u.id = c.user_id left join users b on b.id = c.who
        order by c.id desc limit ${limit}`.execute(db())
      return rows
    },
  }
}
