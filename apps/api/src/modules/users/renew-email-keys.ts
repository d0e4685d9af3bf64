import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { normalizeEmail } from '../../normalize-email.ts'

/**
 * Updates the keys of addresses from before `normalizeEmail`. If another account has the key already, both remain unchanged. The key of an
 * ASCII address is the address itself.
 */
export async function renewEmailKeys({ db }: Pick<Database, 'db'>) {
  const rows = await db()
    .selectFrom('users')
    .select(['id', 'email', 'email_key'])
    .where(sql<boolean>`email_key ~ '[^ -~]'`)
    .execute()
  for (const { id, email, email_key } of rows) {
    const key = normalizeEmail(email)
    if (key === email_key) continue
    await db()
      .updateTable('users')
      .set({ email_key: key, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
      .catch((thrown) => {
        if (!isUniqueViolation(thrown, 'users_email_key')) throw thrown
      })
  }
}
