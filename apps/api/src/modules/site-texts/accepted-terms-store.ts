import type { Database } from '../../db/db.ts'

type Version = { version: string; language: string; content: string }

/** Which text somebody accepted, and when. */
export const acceptedTermsStore = ({ db }: Pick<Database, 'db'>) => ({
  async add(userId: string, accepted: Version) {
    await db()
      .insertInto('terms_versions')
      .values(accepted)
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute()
    await db().insertInto('accepted_terms').values({ user_id: userId, version: accepted.version }).execute()
  },
})
