import type { Insertable } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'

/** The only writer of the table deletion_receipts. */
export const receiptStore = ({ db }: Pick<Database, 'db'>) => ({
  find: (number: string) => db().selectFrom('deletion_receipts').selectAll().where('number', '=', number).executeTakeFirst(),

  async add(receipt: Insertable<Tables['deletion_receipts']>) {
    await db().insertInto('deletion_receipts').values(receipt).execute()
  },

  async deleteBefore(at: Date) {
    await db().deleteFrom('deletion_receipts').where('created_at', '<', at).execute()
  },
})
