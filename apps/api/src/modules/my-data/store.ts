import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { selectExists } from '../../db/rows.ts'

/** The only writer of the table archives. */
export const archiveStore = ({ db }: Pick<Database, 'db'>) => ({
  find: (userId: string) => db().selectFrom('archives').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  byId: (id: string) => db().selectFrom('archives').selectAll().where('id', '=', id).executeTakeFirst(),

  async begin(userId: string, at: Date) {
    const created = { id: uuid(), requested_at: at, ready_at: null, bytes: null, expires_at: null }
    return db()
      .insertInto('archives')
      .values({ user_id: userId, ...created })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(created))
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  /** False when it is no longer requested. */
  finish: (id: string, { bytes, at, expiresAt }: { bytes: number; at: Date; expiresAt: Date }): Promise<boolean> =>
    selectExists({ db })`
      update archives set ready_at = ${at}, bytes = ${bytes}, expires_at = ${expiresAt} where id = ${id} returning 1`,

  expired: (at: Date) => db().selectFrom('archives').selectAll().where('expires_at', '<=', at).limit(100).execute(),

  async remove(id: string) {
    await db().deleteFrom('archives').where('id', '=', id).execute()
  },
})
export type ArchiveStore = ReturnType<typeof archiveStore>
