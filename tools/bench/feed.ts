import { type Database, openDatabase } from '@worrystone/api/database'
import { feeds } from '@worrystone/api/posts/internals'
import { withDataDir } from '@worrystone/e2e/product'
import { fillCommunity, signIn, someReaders } from './community.ts'
import {
  type Cell,
  callDirectly,
  type Reader,
  type Request,
  readersOf,
  recordStatements,
  row,
  SECONDS,
  type Send,
  statementsOf,
  withApi,
} from './measure.ts'
import { measureOnPostgres, type Workload } from './measure-on-postgres.ts'

/**
 * How fast the feed is over 100,000 worries of 10,000 people: the real API process, beside the same statements sent to the database
 * alone by the same number of callers, alternating. Signed out, callers of the API share reads (decision 0015), those of the SQL do not.
 * Prints tables, asserts nothing. BENCH_DATABASE_URL names a database for it; otherwise it starts a server of its own where one is
 * installed. BENCH_SECONDS (6) is the duration of each cell.
 */

const CALLERS = [1, 10, 50]
const READERS = 50

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
  ...['ja', 'de,en'].map((languages) => ({
    name: `newest in ${languages}, signed in`,
    path: `/api/posts?languages=${languages}`,
    isSignedIn: true,
    read: (lists: Lists, viewer: Reader) => lists.everyone(viewer, { ...page, includeScheduled: false, languages }),
  })),
  {
    name: 'newest about family, signed in',
    path: '/api/posts?category=family',
    isSignedIn: true,
    read: (lists, viewer) => lists.everyone(viewer, { ...page, includeScheduled: false, category: 'family' }),
  },
  {
    name: 'personal',
    path: '/api/posts/feed/personalized',
    isSignedIn: true,
    read: (lists, viewer) => lists.circle(viewer, page),
  },
]

await measureOnPostgres({ subject: 'feed', callers: CALLERS, readerCount: READERS, workloadsOf })

await withDataDir(async (folder) => {
  const database = openDatabase({ folder })
  await fillCommunity(database)
  const workloads = await workloadsOf(database, readersOf(await someReaders(database, READERS)))
  const send: Send = ({ sql, parameters }) => database.embedded?.query(sql, parameters) ?? Promise.reject()
  const sqlOnly: Cell[] = []
  for (const { statements } of workloads) {
    for (const callers of CALLERS) sqlOnly.push(await callDirectly(statements, callers, send))
  }
  // One process at a time can open the folder, so the two do not alternate.
  await database.close()
  await withApi({ DATA_DIR: folder }, async (measure) => {
    const rows: object[] = []
    for (const { name, requestsOf } of workloads) {
      for (const callers of CALLERS)
        rows.push(row({ feed: name, callers }, await measure(requestsOf, callers), sqlOnly[rows.length] as Cell))
    }
    console.log(`Embedded (PGlite): 100,000 worries, 10,000 people, ${READERS} readers in turn, ${SECONDS} s a cell`)
    console.table(rows)
  })
})

/** The measured requests of each feed, and their statements. */
async function workloadsOf(database: Database, readers: Reader[]): Promise<Workload[]> {
  await signIn(database, readers)
  const takeStatements = recordStatements(database)
  const workloads: Workload[] = []
  for (const { name, path, isSignedIn, read } of FEEDS) {
    const lists = feeds(database, () => new Date())
    const requestsOf = () => readers.map((as): Request => ({ method: 'GET', path, ...(isSignedIn && { as }) }))
    const reads = readers.map((viewer) => () => read(lists, viewer))
    workloads.push({ name, requestsOf, statements: await statementsOf(reads, takeStatements) })
  }
  return workloads
}
