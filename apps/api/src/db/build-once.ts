import type { Compilable, CompiledQuery, QueryExecutorProvider, RawBuilder } from 'kysely'
import type { Database } from './db.ts'

/** A placeholder for a value that is filled in later. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Statement<Row> = RawBuilder<Row> | (Compilable<Row> & { compile(provider?: never): CompiledQuery<Row> })

type Build<Values, Row> = (param: <K extends keyof Values & string>(name: K) => Values[K]) => Statement<Row>

/**
 * Compiles a statement once; the returned function only fills in the values that `param` named. For the few statements of every page view:
 * building one takes a third of a request's time.
 */
export function buildOnce<Values extends Record<string, unknown>, Row>(
  provider: QueryExecutorProvider,
  build: Build<Values, Row>,
): (values: Values) => CompiledQuery<Row> {
  const statement = build((name) => new Slot(name) as never)
  const compiled = (statement as RawBuilder<Row>).compile(provider)
  const { sql, parameters } = mergeSlots(compiled)
  return (values) => ({
    ...compiled,
    sql,
    parameters: parameters.map((value) => (value instanceof Slot ? values[value.name] : value)),
  })
}

/** Runs statements that are built at their first use: of one name, each time the same statement with new values. */
export function statementCache<Values extends Record<string, unknown>>({ db }: Pick<Database, 'db'>) {
  const statements = new Map<string, (values: Values) => CompiledQuery<unknown>>()

  return async <Row>(name: string, build: Build<Values, Row>, values: Partial<Values>): Promise<Row[]> => {
    let statement = statements.get(name) as ((values: Values) => CompiledQuery<Row>) | undefined
    if (!statement) {
      statement = buildOnce(db(), build)
      statements.set(name, statement)
    }
    return (await db().executeQuery(statement(values as Values))).rows
  }
}

/** The visibility rule refers to the viewer a dozen times in one statement: all share one parameter. */
function mergeSlots({ sql, parameters }: CompiledQuery) {
  const merged: unknown[] = []
  const slotNumbers = parameters.map((value) => {
    const index = value instanceof Slot ? merged.findIndex((other) => other instanceof Slot && other.name === value.name) : -1
    return index < 0 ? merged.push(value) : index + 1
  })
  return { sql: sql.replace(/\$(\d+)/g, (_, number) => `$${slotNumbers[number - 1]}`), parameters: merged }
}
