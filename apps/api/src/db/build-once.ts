import type { Compilable, CompiledQuery, QueryExecutorProvider, RawBuilder } from 'kysely'

/** Stands in a statement for a value that comes later. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Statement<Row> = RawBuilder<Row> | (Compilable<Row> & { compile(provider?: never): CompiledQuery<Row> })

/**
 * Compiles a statement once; the answer only fills in values. For the few statements that every visit runs: building one costs
 * a third of a request. The values must be those that `param` named.
 */
export function buildOnce<Values extends Record<string, unknown>, Row>(
  provider: QueryExecutorProvider,
  build: (param: <K extends keyof Values & string>(name: K) => Values[K]) => Statement<Row>,
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

/** The rule of visibility names the viewer a dozen times in one statement: one parameter does for all of them. */
function mergeSlots({ sql, parameters }: CompiledQuery) {
  const merged: unknown[] = []
  const placeOf = parameters.map((value) => {
    const known = value instanceof Slot ? merged.findIndex((other) => other instanceof Slot && other.name === value.name) : -1
    return known < 0 ? merged.push(value) : known + 1
  })
  return { sql: sql.replace(/\$(\d+)/g, (_, number) => `$${placeOf[number - 1]}`), parameters: merged }
}
