import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

/**
 * Whether the person's address is verified. If not, their row is locked until the transaction ends, so that concurrent publications are
 * counted one by one.
 */
export async function isVerified({ db }: Pick<Database, 'db'>, userId: string): Promise<boolean> {
  const person = await db().selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst()
  if (!person || person.email_verified_at) return true
  await sql`select from users where id = ${userId} for no key update`.execute(db())
  return false
}
