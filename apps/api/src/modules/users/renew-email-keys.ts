import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { normalizeEmail } from '../../normalize-email.ts'

/**
 * Brings addresses from before `normalizeEmail` to their key. Where another account has that already, both stay as they are.
 * Plain addresses are their own key.
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
