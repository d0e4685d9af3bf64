import { type Database, openDatabase } from '@worrystone/api/database'
import { withDataDir } from '@worrystone/e2e/product'
import pg from 'pg'
import { fillCommunity, someReaders } from './community.ts'
import {
  alternate,
  callDirectly,
  type Reader,
  type Request,
  readersOf,
  row,
  SECONDS,
  type Statement,
  withApi,
} from './measure.ts'
import { sendNamed, withPostgres } from './postgres.ts'

const POOL = 10

/** What the callers of one row request, and the statements of these requests. */
export type Workload = { name: string; requestsOf: (connection: number) => Request[]; statements: Statement[][] }

type Options = {
  /** What a row is about; the heading of its first column. */
  subject: string
  callers: number[]
  readerCount: number
  workloadsOf: (database: Database, readers: Reader[]) => Promise<Workload[]>
}

/**
 * Measures each workload on PostgreSQL over 100,000 worries: the real API process, beside the same statements sent to the database alone by
 * the same number of callers, alternating. Prints a table, or where to name a server if there is none.
 */
export async function measureOnPostgres({ subject, callers: callerCounts, readerCount, workloadsOf }: Options) {
  const isMeasured = await withPostgres(async (url) => {
    const database = openDatabase({ url, prepared: true, poolSize: 2 })
    await fillCommunity(database)
    const workloads = await workloadsOf(database, readersOf(await someReaders(database, readerCount)))
    await database.close()
    const pool = new pg.Pool({ connectionString: url, max: POOL })
    // Errors are reported by the callers, not by a connection that is closed with the server.
    pool.on('error', () => {})
    const send = sendNamed(pool)
    const rows: object[] = []
    await withDataDir((folder) =>
      withApi({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(POOL) }, async (measure) => {
        for (const { name, requestsOf, statements } of workloads) {
          for (const callers of callerCounts) {
            const api = () => measure(requestsOf, callers)
            rows.push(row({ [subject]: name, callers }, ...(await alternate(api, () => callDirectly(statements, callers, send)))))
          }
        }
      }),
    )
    await pool.end()
    console.log(
      `PostgreSQL: 100,000 worries, 300,000 comments, 10,000 people, ${readerCount} readers in turn, ${SECONDS} s a cell`,
    )
    console.table(rows)
  })
  if (!isMeasured) console.log('No PostgreSQL server here: set BENCH_DATABASE_URL to measure one.')
}
