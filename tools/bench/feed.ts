import { type Database, openDatabase } from '@worrystone/api/database'
import { feeds } from '@worrystone/api/posts/internals'
import { withDataDir } from '@worrystone/e2e/product'
import pg from 'pg'
import { fillCommunity, someReaders } from './community.ts'
import {
  type Cell,
  callDirectly,
  inTurns,
  listening,
  type Reader,
  type Request,
  readersOf,
  row,
  SECONDS,
  type Send,
  type Statement,
  withApi,
} from './measure.ts'
import { sendNamed, withPostgres } from './postgres.ts'

/**
 * How fast the feed is over 100,000 worries of 10,000 people: the real API process, beside the same statements sent to the database
 * alone by the same number of callers, alternating. Signed out, callers of the API share reads (decision 0015), those of the SQL do not.
 * Prints tables, asserts nothing. BENCH_DATABASE_URL names a database for it; otherwise it starts a server of its own where one is
 * installed. BENCH_SECONDS (6) is the duration of each cell.
 */

const CALLERS = [1, 10, 50]
const READERS = 50
const POOL = 10

type Lists = ReturnType<typeof feeds>
type Feed = { name: string; path: string; isSignedIn: boolean; read: (lists: Lists, viewer: Reader) => Promise<unknown> }

const page = { limit: 20, offset: 0 }
const FEEDS: Feed[] = [
  {
    name: 'newest, signed out',
    path: '/api/posts',
    isSignedIn: false,
    read: (lists) => lists.everyone(null, { ...page, includeScheduled: false }),
  },
  {
    name: 'newest, signed in',
    path: '/api/posts',
    isSignedIn: true,
    read: (lists, viewer) => lists.everyone(viewer, { ...page, includeScheduled: false }),
  },
  {
    name: 'personal',
    path: '/api/posts/feed/personalized',
    isSignedIn: true,
    read: (lists, viewer) => lists.circle(viewer, page),
  },
]

const isMeasured = await withPostgres(async (url) => {
  const database = openDatabase({ url, prepared: true, poolSize: 2 })
  await fillCommunity(database)
  const readers = readersOf(await someReaders(database, READERS))
  const works = await worksOf(database, readers)
  await database.close()
  const pool = new pg.Pool({ connectionString: url, max: POOL })
  const send = sendNamed(pool)
  await withDataDir((folder) =>
    withApi({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(POOL) }, async (measure) => {
      const rows: object[] = []
      for (const { name, requestsOf, statements } of works) {
        for (const callers of CALLERS) {
          const api = () => measure(requestsOf, callers)
          rows.push(row({ feed: name, callers }, ...(await inTurns(api, () => callDirectly(statements, callers, send)))))
        }
      }
      print('PostgreSQL', rows)
    }),
  )
  await pool.end()
})
if (!isMeasured) console.log('No PostgreSQL server here: set BENCH_DATABASE_URL to measure one.')

await withDataDir(async (folder) => {
  const database = openDatabase({ folder })
  await fillCommunity(database)
  const works = await worksOf(database, readersOf(await someReaders(database, READERS)))
  const send: Send = ({ sql, parameters }) => database.embedded?.query(sql, parameters) ?? Promise.reject()
  const alone: Cell[] = []
  for (const { statements } of works) {
    for (const callers of CALLERS) alone.push(await callDirectly(statements, callers, send))
  }
  // One process at a time can open the folder, so the two do not alternate.
  await database.close()
  await withApi({ DATA_DIR: folder }, async (measure) => {
    const rows: object[] = []
    for (const { name, requestsOf } of works) {
      for (const callers of CALLERS)
        rows.push(row({ feed: name, callers }, await measure(requestsOf, callers), alone[rows.length] as Cell))
    }
    print('Embedded (PGlite)', rows)
  })
})

function print(title: string, rows: object[]) {
  console.log(`${title}: 100,000 worries, 10,000 people, ${READERS} readers in turn, ${SECONDS} s a cell`)
  console.table(rows)
}

type Work = { name: string; requestsOf: () => Request[]; statements: Statement[][] }

/** The measured requests of each feed, and their statements. */
async function worksOf(database: Database, readers: Reader[]): Promise<Work[]> {
  const works: Work[] = []
  for (const feed of FEEDS) {
    const { name, path, isSignedIn } = feed
    const requestsOf = () => readers.map((as): Request => ({ method: 'GET', path, ...(isSignedIn && { as }) }))
    works.push({ name, requestsOf, statements: await statementsOf(database, feed, readers) })
  }
  return works
}

/** The statements of one reader's request once the API has warmed up. */
async function statementsOf(database: Database, feed: Feed, readers: Reader[]): Promise<Statement[][]> {
  let seen: Statement[] = []
  const lists = feeds(
    listening(database, (statement) => seen.push(statement)),
    () => new Date(),
  )
  const all: Statement[][] = []
  for (const viewer of readers) {
    await feed.read(lists, viewer)
    seen = []
    await feed.read(lists, viewer)
    all.push(seen)
    // The next reader's first call is recorded separately.
    seen = []
  }
  return all
}
