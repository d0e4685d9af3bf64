import { type RawBuilder, sql } from 'kysely'
import type { Database } from './db.ts'

type Connection = Pick<Database, 'db'>
type Template = [TemplateStringsArray, ...unknown[]]

const rowsOf = async <Row>({ db }: Connection, statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(db())).rows

function firstOf<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The statement returned no row')
  return row
}

/** The rows of a statement: selectRows(database)<Row>`select …`. */
export const selectRows =
  (connection: Connection) =>
  <Row>(...template: Template): Promise<Row[]> =>
    rowsOf(connection, sql<Row>(...template))

/** The first row, or undefined. */
export const selectRow =
  (connection: Connection) =>
  async <Row>(...template: Template): Promise<Row | undefined> =>
    (await rowsOf(connection, sql<Row>(...template)))[0]

/** The row of a statement that always returns one, such as an aggregate or an upsert. */
export const getRow =
  (connection: Connection) =>
  async <Row>(...template: Template): Promise<Row> =>
    firstOf(await rowsOf(connection, sql<Row>(...template)))

/** The first column of each row. */
export const selectValues =
  (connection: Connection) =>
  async <Value>(...template: Template): Promise<Value[]> =>
    (await rowsOf(connection, sql<Record<string, Value>>(...template))).map((row) => firstOf(Object.values(row)))

/** The first column of the first row, or undefined. */
export const selectValue =
  (connection: Connection) =>
  async <Value>(...template: Template): Promise<Value | undefined> =>
    (await selectValues(connection)<Value>(...template))[0]

/** The first column of a statement that always returns a row. */
export const getValue =
  (connection: Connection) =>
  async <Value>(...template: Template): Promise<Value> =>
    firstOf(await selectValues(connection)<Value>(...template))

/** Whether the statement returns a row. */
export const selectExists =
  (connection: Connection) =>
  async (...template: Template): Promise<boolean> =>
    (await rowsOf(connection, sql(...template))).length > 0
