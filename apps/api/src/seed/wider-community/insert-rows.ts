import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'

type Columns<T extends keyof Tables> = Partial<Record<keyof Tables[T], unknown>>

/** A statement has 15 seconds, and triggers index each text. */
const ROWS_A_STATEMENT = 500

/**
 * Inserts any number of rows, some hundred a statement, which has one parameter. All rows have the columns of the first one; JSON columns are passed as
 * objects, not as text.
 */
export async function insertRows<T extends keyof Tables>(database: Database, table: T, rows: Columns<T>[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const part = JSON.stringify(rows.slice(at, at + ROWS_A_STATEMENT))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${part}::text::json)`.execute(database.db())
    // Triggers keep plans that were made for nearly empty tables: they would read the whole table for each further row.
    await sql`discard plans`.execute(database.db())
  }
}
