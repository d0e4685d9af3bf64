import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'

type Columns<T extends keyof Tables> = Partial<Record<keyof Tables[T], unknown>>

/**
 * Inserts any number of rows in one statement with one parameter. All rows have the columns of the first one; JSON columns are passed as
 * objects, not as text.
 */
export async function insertRows<T extends keyof Tables>(database: Database, table: T, rows: Columns<T>[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)`.execute(
    database.db(),
  )
}
