import { sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { selectRow } from '../../../db/rows.ts'
import type { Table, Topic } from './cell.ts'

export type Publication = { toDay: string; figures: { cells: Table['cells']; topics: Topic[] } }

const KEEP_DAYS = 8

/** The only writer of the tables figure_publications and, with the facts, figure_keys. */
export const publicationStore = (database: Pick<Database, 'db'>) => ({
  /** The first day after the newest table. */
  async newestDay(): Promise<string | undefined> {
    const { rows } = await sql<{ day: string | null }>`select max(to_day)::text as day from figure_publications`.execute(
      database.db(),
    )
    return rows[0]?.day ?? undefined
  },

  newest: (): Promise<Publication | undefined> =>
    selectRow(
      database,
      sql<Publication>`
      select to_day::text as "toDay", figures from figure_publications order by to_day desc limit 1`,
    ),

  /** The newest table with the states of its cells. */
  async newestTable(): Promise<Table | undefined> {
    const { rows } = await sql<Publication & Pick<Table, 'states'>>`
      select to_day::text as "toDay", figures, states from figure_publications order by to_day desc limit 1`.execute(
      database.db(),
    )
    const [row] = rows
    return row && { toDay: row.toDay, cells: row.figures.cells, states: row.states }
  },

  /** Once a day: an existing table is not replaced. Tables older than a few days are deleted. */
  async add({ toDay, cells, states }: Table, topics: Topic[], at: Date) {
    const figures = JSON.stringify({ cells, topics })
    await sql`
      insert into figure_publications (to_day, published_at, figures, states)
      values (${toDay}::date, ${at.toISOString()}::timestamptz, ${figures}::jsonb, ${JSON.stringify(states)}::jsonb)
      on conflict do nothing`.execute(database.db())
    await sql`delete from figure_publications where to_day < ${toDay}::date - ${sql.lit(KEEP_DAYS)}::int`.execute(database.db())
  },
})
export type PublicationStore = ReturnType<typeof publicationStore>
