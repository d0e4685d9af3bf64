import type { RawBuilder } from 'kysely'
import type { Database } from './db.ts'

type Connection = Pick<Database, 'db'>

export const selectRows = async <Row>({ db }: Connection, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(db())).rows

/** The first row, or undefined. */
export const selectRow = async <Row>(connection: Connection, statement: RawBuilder<Row>): Promise<Row | undefined> =>
  (await selectRows(connection, statement))[0]

/** Whether the statement returns a row. */
export const selectExists = async (connection: Connection, statement: RawBuilder<unknown>): Promise<boolean> =>
  (await selectRows(connection, statement)).length > 0
