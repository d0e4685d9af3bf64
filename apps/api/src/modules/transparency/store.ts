import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectValue } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type MonthRow = Selectable<Tables['transparency_months']>

/** The only writer of the table transparency_months. Months are their first day, `2026-10-01`. */
export const transparencyStore = ({ db }: Pick<Database, 'db'>) => ({
  newest: (limit: number): Promise<MonthRow[]> =>
    db().selectFrom('transparency_months').selectAll().orderBy('month', 'desc').limit(limit).execute(),

  lastMonth: (): Promise<string | null | undefined> =>
    selectValue({ db })<string | null>`select max(month) from transparency_months`,

  /** A month that was counted is never changed. */
  async add(row: Insertable<Tables['transparency_months']>) {
    await db()
      .insertInto('transparency_months')
      .values(row)
      .onConflict((conflict) => conflict.column('month').doNothing())
      .execute()
  },
})
