import type { ResourceListForm } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type ListRow = Selectable<Tables['resource_lists']>

const listColumns = ({ name, entries }: ResourceListForm, at: Date) => ({
  name,
  entries: JSON.stringify(entries),
  updated_at: at,
})

/** The only writer of the table resource_lists. */
export const listStore = ({ db }: Pick<Database, 'db'>) => ({
  all: (userId: string, limit: number): Promise<ListRow[]> =>
    selectRows({ db })<ListRow>`
      select * from resource_lists where user_id = ${userId} order by updated_at desc, id desc limit ${limit}`,

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
      .values({ id: uuid(), user_id: userId, created_at: at, ...listColumns(form, at) })
      .returningAll()
      .executeTakeFirstOrThrow(),

  save: ({ id, userId }: { id: string; userId: string }, form: ResourceListForm, at: Date): Promise<ListRow | undefined> =>
    db()
      .updateTable('resource_lists')
      .set(listColumns(form, at))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst(),

  remove: ({ id, userId }: { id: string; userId: string }): Promise<boolean> =>
    selectExists({ db })`delete from resource_lists where id = ${id} and user_id = ${userId} returning 1`,
})
export type ListStore = ReturnType<typeof listStore>
