import type { ResourceListForm } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { getValue } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type ListRow = Selectable<Tables['resource_lists']>

const columnsOf = ({ name, entries }: ResourceListForm, at: Date) => ({
  name,
  entries: JSON.stringify(entries),
  updated_at: at,
})

/** The only writer of the table resource_lists. */
export const listStore = ({ db }: Pick<Database, 'db'>) => ({
  all: (userId: string, limit: number): Promise<ListRow[]> =>
    db()
      .selectFrom('resource_lists')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  findOwn: (id: string, userId: string): Promise<ListRow | undefined> =>
    db().selectFrom('resource_lists').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst(),

  /** The number of a person's lists; locks the person's row, so that none is added until the transaction ends. */
  async lockCount(userId: string): Promise<number> {
    await db().selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    return getValue({ db })<number>`select count(*)::int as count from resource_lists where user_id = ${userId}`
  },

  add: (userId: string, form: ResourceListForm, at: Date): Promise<ListRow> =>
    db()
      .insertInto('resource_lists')
      .values({ id: uuid(), user_id: userId, created_at: at, ...columnsOf(form, at) })
      .returningAll()
      .executeTakeFirstOrThrow(),

  save: (of: { id: string; userId: string }, form: ResourceListForm, at: Date): Promise<ListRow | undefined> =>
    db()
      .updateTable('resource_lists')
      .set(columnsOf(form, at))
      .where('id', '=', of.id)
      .where('user_id', '=', of.userId)
      .returningAll()
      .executeTakeFirst(),

  async remove({ id, userId }: { id: string; userId: string }): Promise<boolean> {
    const { numDeletedRows } = await db()
      .deleteFrom('resource_lists')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
export type ListStore = ReturnType<typeof listStore>
