import type { Tier } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import { normalizeEmail } from '../../normalize-email.ts'
import { personVisibleTo } from '../visibility/index.ts'
import type { UserRow } from './present.ts'

/** How usernames are compared: without regard to case. */
export const usernameKeyOf = (text: string) => text.toLowerCase()

/** The tier that the person in the row `users` has now. */
export const currentTier = sql<Tier>`tier_of(users.id, users.tier, users.tier_until)`.as('current_tier')

/** Reads the table `users`. */
export function userQueries({ db }: Pick<Database, 'db'>) {
  const select = () => db().selectFrom('users').selectAll('users').select(currentTier)
  return {
    find: (id: string): Promise<UserRow | undefined> => select().where('id', '=', id).executeTakeFirst(),
    /** The person's row, locked until the transaction ends. */
    lock: (id: string): Promise<UserRow | undefined> => select().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    /** Two old accounts may share an `email_key`: each is found by its own spelling. */
    findByEmail: (email: string): Promise<UserRow | undefined> =>
      select()
        .where('email_key', 'in', [normalizeEmail(email), email.toLowerCase()])
        .orderBy((eb) => eb('email_key', '=', email.toLowerCase()), 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Does not find people across a block, or people whose account is ending. */
    findVisibleByUsername: (username: string, viewerId: string | undefined): Promise<UserRow | undefined> =>
      select()
        .where('username_key', '=', usernameKeyOf(username))
        .where(personVisibleTo(sql.ref('users.id'), viewerId ?? null))
        .executeTakeFirst(),

    findVisible: (id: string, viewerId: string | null): Promise<UserRow | undefined> =>
      select()
        .where('id', '=', id)
        .where(personVisibleTo(sql.ref('users.id'), viewerId))
        .executeTakeFirst(),

    /** The taken ones of `names`, in lower case. */
    async takenNames(names: string[]): Promise<Set<string>> {
      const keys = names.map(usernameKeyOf)
      return new Set(await selectValues({ db })<string>`select username_key from users where username_key = any(${keys})`)
    },

    byReceiptNumber: (receiptNumber: string) =>
      db().selectFrom('users').select('leaves_at').where('receipt_number', '=', receiptNumber).executeTakeFirst(),

    /** The people whose account ends before a time. */
    leavingBefore: (at: Date): Promise<string[]> =>
      selectValues({ db })<string>`select id from users where leaves_at <= ${at} order by leaves_at limit 100`,
  }
}
