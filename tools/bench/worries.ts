import { commentReading, readQueries } from '@worrystone/api/comments/internals'
import { type Database, openDatabase } from '@worrystone/api/database'
import { feeds } from '@worrystone/api/posts/internals'
import { supportStore } from '@worrystone/api/support/internals'
import { withDataDir } from '@worrystone/e2e/product'
import pg from 'pg'
import { busyWorry, fillCommunity, signIn, someReaders, talkedAbout } from './community.ts'
import {
  callDirectly,
  inTurns,
  listening,
  type Reader,
  type Request,
  readersOf,
  row,
  SECONDS,
  type Statement,
  withApi,
} from './measure.ts'
import { sendNamed, withPostgres } from './postgres.ts'

/**
 * The speed of a worry's page and its support, over 100,000 worries with 300,000 comments on PostgreSQL: the real API process, beside
 * the same statements sent to the database alone by the same number of callers. Prints a table, asserts nothing.
 */

const CALLERS = [10, 50]
const POOL = 10
/** Each caller toggles as another member, and goes through this many worries before it repeats the first. */
const WORRIES_EACH = 40
const PEOPLE = 60

type Work = { name: string; requestsOf: (connection: number) => Request[]; statements: Statement[][] }

const isMeasured = await withPostgres(async (url) => {
  const database = openDatabase({ url, prepared: true, poolSize: 2 })
  await fillCommunity(database)
  const readers = readersOf(await someReaders(database, PEOPLE))
  await signIn(database, readers)
  const works = await worksOf(database, readers)
  const pool = new pg.Pool({ connectionString: url, max: POOL })
  // Errors are reported by the callers, not by a connection that is closed with the server.
  pool.on('error', () => {})
  const send = sendNamed(pool)
  await database.close()
  const rows: object[] = []
  await withDataDir((folder) =>
    withApi({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(POOL) }, async (measure) => {
      for (const { name, requestsOf, statements } of works) {
        for (const callers of CALLERS) {
          const api = () => measure(requestsOf, callers)
          rows.push(row({ what: name, callers }, ...(await inTurns(api, () => callDirectly(statements, callers, send)))))
        }
      }
    }),
  )
  await pool.end()
  console.log(`PostgreSQL: 100,000 worries, 300,000 comments, 10,000 people, ${SECONDS} s a cell`)
  console.table(rows)
})
if (!isMeasured) console.log('No PostgreSQL server here: set BENCH_DATABASE_URL to measure one.')

async function worksOf(database: Database, readers: Reader[]): Promise<Work[]> {
  let seen: Statement[] = []
  const recorded = listening(database, (statement) => seen.push(statement))
  const lists = feeds(recorded, () => new Date())
  const comments = commentReading(readQueries(recorded))
  const supports = supportStore(recorded)
  const talked = await talkedAbout(database, PEOPLE)
  const busy = await busyWorry(database)
  const first = { limit: 20, offset: 0, includeModerated: false }

  /** The statements of each of these reads once the API has warmed up. */
  async function statementsOf(reads: (() => Promise<unknown>)[]): Promise<Statement[][]> {
    const all: Statement[][] = []
    for (const read of reads) {
      await read()
      seen = []
      await read()
      all.push(seen)
      // The next one's first call is recorded separately.
      seen = []
    }
    return all
  }
  const pairs = readers.map((reader, at) => ({ reader, postId: talked[at % talked.length] ?? busy }))
  const get = (path: string, as: Reader): Request => ({ method: 'GET', path: `/api${path}`, as })
  const worriesOf = (connection: number) =>
    Array.from({ length: WORRIES_EACH }, (_, at) => talked[(connection * 7 + at) % talked.length] ?? busy)
  return [
    {
      name: 'a worry, whole',
      requestsOf: () => pairs.map(({ reader, postId }) => get(`/posts/${postId}`, reader)),
      statements: await statementsOf(
        pairs.map(
          ({ reader, postId }) =>
            () =>
              lists.one(reader, postId),
        ),
      ),
    },
    {
      name: 'its first 20 threads',
      requestsOf: () => pairs.map(({ reader, postId }) => get(`/comments/post/${postId}/threaded?limit=20`, reader)),
      statements: await statementsOf(
        pairs.map(
          ({ reader, postId }) =>
            () =>
              comments.threads(reader, postId, first),
        ),
      ),
    },
    {
      name: '20 threads of a worry with 1,000 comments',
      requestsOf: () => readers.map((reader) => get(`/comments/post/${busy}/threaded?limit=20`, reader)),
      statements: await statementsOf(readers.map((reader) => () => comments.threads(reader, busy, first))),
    },
    {
      name: 'support, shown and withdrawn',
      requestsOf: (connection) => {
        const as = readers[connection % readers.length] as Reader
        return worriesOf(connection).flatMap((id): Request[] => [
          { method: 'POST', path: `/api/likes/${id}`, as },
          { method: 'DELETE', path: `/api/likes/${id}`, as },
        ])
      },
      statements: await togglesOf(readers, worriesOf, { supports, take: () => seen.splice(0) }),
    },
  ]
}

/** The two statements of each toggle, those of different members interleaved. */
async function togglesOf(
  readers: Reader[],
  worriesOf: (connection: number) => string[],
  { supports, take }: { supports: ReturnType<typeof supportStore>; take: () => Statement[] },
): Promise<Statement[][]> {
  take()
  const all: Statement[][] = []
  for (const [at, { userId }] of readers.entries()) {
    for (const postId of worriesOf(at)) {
      await supports.add(userId, postId)
      all.push(take())
      await supports.remove(userId, postId)
      all.push(take())
    }
  }
  return all
}
