type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name
type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? '' : '_'}${Lowercase<Head>}${SnakeCase<Tail>}`
  : Name

type PresentedRow<Row> = {
  [Column in keyof Row as CamelCase<Column & string>]: Row[Column] extends infer Value
    ? Value extends Date
      ? string
      : Value
    : never
}
type Columns<Fields> = { [Name in keyof Fields as SnakeCase<Name & string>]: Fields[Name] }

const fieldNames = new Map<string, string>()

/** Computed once for each column: rows of a list have the same ones. */
function camelCase(column: string): string {
  const name = fieldNames.get(column) ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  fieldNames.set(column, name)
  return name
}
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A row in the format of the contract: names in camel case, times in ISO 8601. For rows whose columns are all for the reader. */
export const presentRow = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [camelCase(column), value instanceof Date ? value.toISOString() : value]),
  ) as PresentedRow<Row>

/** Fields of the contract as columns of a table. */
export const columnsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value])) as Columns<Fields>
