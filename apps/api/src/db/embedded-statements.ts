import type { PGlite, Results } from '@electric-sql/pglite'
import { parse, protocol } from '@electric-sql/pglite'

type Prepared = { name: string; parameterTypes: number[] }

/** Statements that are repeated. The others are rare, and are not affected by a prepared one. */
const REPEATED = /^\s*(select|insert|update|delete|with)\b/i
/** They can change the columns of a result, which a prepared statement must not. */
const CHANGES_TABLES = /^\s*(alter|create|drop|do)\b/i
/** Statements with so many values are rarely the same twice. */
const MAX_LENGTH = 8_000
const MAX_PREPARED = 300
/**
 * A plan depends on the size of its tables, and nothing here notices that they grow (there is no autovacuum): each is made anew after
 * so many statements.
 */
const MAX_USES = 2_000

const { serialize } = protocol
const SYNC = serialize.sync()

/**
 * Runs statements as named prepared ones, as `PreparedClient` does on a server: one message instead of six, and no planning. A simple
 * statement takes a sixth of the processor time of `db.query`.
 */
export function preparedStatements(db: PGlite) {
  const prepared = new Map<string, Prepared>()
  let uses = 0
  let lastName = 0

  const send = (...messages: Uint8Array[]) => db.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function forgetAll() {
    const names = [...prepared.values()].map(({ name }) => serialize.close({ type: 'S', name }))
    prepared.clear()
    uses = 0
    if (names.length > 0) await send(...names, SYNC)
  }

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${++lastName}`
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), SYNC)
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(answer) }
    prepared.set(text, statement)
    return statement
  }

  function toText(value: unknown, type: number | undefined) {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : db.serializers[type]
    return serializer ? serializer(value) : String(value)
  }

  async function run<T>(text: string, params: unknown[]): Promise<Results<T>> {
    if (prepared.size >= MAX_PREPARED || ++uses > MAX_USES) await forgetAll()
    const { name, parameterTypes } = prepared.get(text) ?? (await prepare(text))
    const values = params.map((value, index) => toText(value, parameterTypes[index]))
    const messages = await send(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      SYNC,
    )
    const [results] = parse.parseResults(messages, db.parsers)
    return results as Results<T>
  }

  return async <T>(text: string, params: unknown[]): Promise<Results<T>> => {
    if (!REPEATED.test(text) || text.length > MAX_LENGTH) {
      const results = await db.query<T>(text, params)
      if (CHANGES_TABLES.test(text)) await db.runExclusive(forgetAll)
      return results
    }
    const results = await db.runExclusive(() => run<T>(text, params))
    if (!db.isInTransaction()) await db.syncToFs()
    return results
  }
}
