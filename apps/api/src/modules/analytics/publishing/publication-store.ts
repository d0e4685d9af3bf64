import { sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { selectRow, selectValue } from '../../../db/rows.ts'
import type { Table, Topic } from './cell.ts'

export type Publication = { toDay: string; figures: { cells: Table['cells']; topics: Topic[] } }

const RETENTION_DAYS = 8

/** The only writer of the tables figure_publications and, with the facts, figure_keys. */
export const publicationStore = (database: Pick<Database, 'db'>) => ({
  /** The first day after the newest table. */
  newestDay: (): Promise<string | undefined> =>
    selectValue(database)<string>`select to_day::text from figure_publications order by to_day desc limit 1`,

  newest: (): Promise<Publication | undefined> =>
    selectRow(database)<Publication>`
      select to_day::text as "toDay", figures from figure_publications order by to_day desc limit 1`,

  /** The newest table with the states of its cells. */
  async newestTable(): Promise<Table | undefined> {
    const row = await selectRow(database)<Publication & Pick<Table, 'states'>>`
      select to_day::text as "toDay", figures, states from figure_publications order by to_day desc limit 1`
    return row && { toDay: row.toDay, cells: row.figures.cells, states: row.states }
  },

  /** Once a day: an existing table is not replaced. Tables older than a few days are deleted. */
  async add({ toDay, cells, states }: Table, topics: Topic[], at: Date) {
    const figures = JSON.stringify({ cells, topics })
    await sql`
      insert into figure_publications (to_day, published_at, figures, states)
      values (${toDay}::date, ${at.toISOString()}::timestamptz, ${figures}::jsonb, ${JSON.stringify(states)}::jsonb)
      on conflict do nothing`.execute(database.db())
    await sql`delete from figure_publications where to_day < ${toDay}::date - ${sql.lit(RETENTION_DAYS)}::int`.execute(
      database.db(),
    )
  },
})
export type PublicationStore = ReturnType<typeof publicationStore>
