import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { type Embedded, openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** The database connection that modules use. */
export type Database = {
  kind: 'embedded' | 'postgresql'
  /** The query builder. Inside `tx` it is bound to the open transaction, so that no statement can bypass it by mistake. */
  db(): Kysely<Tables>
  /** Runs `work` in one transaction; nested calls join the outer transaction. */
  tx<T>(work: () => Promise<T>): Promise<T>
  /** Runs the pending migrations and returns their names. */
  migrate(): Promise<string[]>
  /** Resolves when the database responds within `ms`, otherwise rejects. */
  ping(ms: number): Promise<void>
  close(): Promise<void>
  /** The underlying pool, for LISTEN and the like; undefined when embedded. */
  pool: pg.Pool | undefined
  embedded: Embedded | undefined
}

const INT8 = 20
pg.types.setTypeParser(INT8, Number)

const TIMESTAMPTZ = 1184
const parseTime: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ)
/** JavaScript parses the common timestamp format several times faster than pg's own parser. */
pg.types.setTypeParser(TIMESTAMPTZ, (text) =>
  text.length <= 29 && text[10] === ' ' && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseTime(text),
)

type DatabaseLocation =
  | { url: string; prepared: boolean; poolSize: number }
  | { folder: string | undefined; template?: string | undefined }

/** Opens PostgreSQL at `url`, or the embedded one in `folder` (in memory when undefined). Runs no migrations. */
export function openDatabase(location: DatabaseLocation): Database {
  if ('url' in location) {
    const pool = new pg.Pool({
      connectionString: location.url,
      max: location.poolSize,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 15_000,
      // For a server that does not respond at all, not even with its own timeout.
      query_timeout: 20_000,
      keepAlive: true,
      idle_in_transaction_session_timeout: 30_000,
      application_name: 'worrystone',
      ...(location.prepared && { Client: PreparedClient }),
    })
    // The pool replaces a broken idle connection; without a listener the error would end the process.
    pool.on('error', () => {})
    return assemble(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), {
      kind: 'postgresql',
      pool,
      embedded: undefined,
      migrate: () => migrateServer(location.url),
    })
  }
  if (location.folder !== undefined) mkdirSync(location.folder, { recursive: true, mode: 0o700 })
  const embedded = openEmbedded({
    ...(location.folder !== undefined && { folder: join(location.folder, 'postgres') }),
    ...(location.template !== undefined && { template: location.template }),
  })
  const root = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: embedded }) })
  return assemble(root, {
    kind: 'embedded',
    pool: undefined,
    embedded,
    migrate: () => migrate(root as unknown as Kysely<unknown>),
  })
}

const MIGRATION_MS = 20 * 60_000

/**
 * Uses a connection of its own with a long statement timeout: an index over many rows takes longer than any request may, and a second
 * process waits for the first.
 */
async function migrateServer(url: string): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    statement_timeout: MIGRATION_MS,
    keepAlive: true,
    application_name: 'worrystone-migration',
  })
  pool.on('error', () => {})
  const root = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await migrate(root)
  } finally {
    await root.destroy()
  }
}

function assemble(root: Kysely<Tables>, driver: Pick<Database, 'kind' | 'pool' | 'embedded' | 'migrate'>): Database {
  const openTransactions = new AsyncLocalStorage<{ transaction: Transaction<Tables>; isOver: boolean }>()
  /** Work that is started inside a transaction and outlives it runs outside it. */
  const openTransaction = () => {
    const store = openTransactions.getStore()
    return store && !store.isOver ? store.transaction : undefined
  }
  return {
    ...driver,
    db: () => openTransaction() ?? root,
    tx(work) {
      if (openTransaction()) return work()
      return root.transaction().execute(async (transaction) => {
        const context = { transaction, isOver: false }
        try {
          return await openTransactions.run(context, work)
        } finally {
          context.isOver = true
        }
      })
    },
    async ping(ms) {
      const { promise: timeout, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => reject(Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' })),
        ms,
      )
      try {
        await Promise.race([sql`select 1`.execute(root), timeout])
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => root.destroy(),
  }
}

const MAX_NAMES = 5_000
const statementNames = new Map<string, string>()

function statementName(text: string): string {
  let name = statementNames.get(text)
  if (name === undefined) {
    if (statementNames.size >= MAX_NAMES) statementNames.clear()
    name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
    statementNames.set(text, name)
  }
  return name
}

/** Sends every statement with parameters as a named prepared statement: a feed request takes a third less CPU time. */
class PreparedClient extends pg.Client {
  // pg's overloads cannot be restated here; only the (text, values) form, which Kysely uses, is changed.
  override query = ((first: unknown, second?: unknown, third?: unknown) => {
    const send = super.query as unknown as (...all: unknown[]) => unknown
    if (typeof first === 'string' && Array.isArray(second) && second.length > 0) {
      return send.call(this, { name: statementName(first), text: first, values: second }, third)
    }
    return send.call(this, first, second, third)
  }) as pg.Client['query']
}
