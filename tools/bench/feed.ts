import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import pg from 'pg'
import { type Database, openDatabase } from '../../apps/api/src/db/db.ts'
import { feeds } from '../../apps/api/src/modules/posts/feeds.ts'
import { freePort, startProduct, withDataDir } from '../../e2e/product.ts'
import { fillCommunity, someReaders } from './community.ts'
import { withPostgres } from './postgres.ts'

/**
 * How fast the feed is over 100,000 worries of 10,000 people: the real API process, beside the same statements sent to the database
 * alone by the same number of callers. Prints tables, asserts nothing. BENCH_DATABASE_URL names a database for it; otherwise it starts
 * a server of its own where one is installed. BENCH_SECONDS (5) is how long each cell runs.
 */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const CALLERS = [1, 10, 50]
const READERS = 50
const POOL = 10
const SECRET = 'a secret for measuring only, long enough to sign'
/** Clock ticks of /proc/…/stat. */
const TICKS_PER_SECOND = 100

type Lists = ReturnType<typeof feeds>
type Viewer = { userId: string; role: 'member'; sessionId: string }
type Feed = { name: string; path: string; isSignedIn: boolean; read: (lists: Lists, viewer: Viewer) => Promise<unknown> }
type Statement = { sql: string; parameters: unknown[] }
type Cell = { perSecond: number; p50: number; p99: number; cpuUs: number | undefined }
type Send = (statement: Statement) => Promise<unknown>
type Raw = Map<string, Cell>

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

const viewers = (ids: string[]): Viewer[] => ids.map((userId) => ({ userId, role: 'member', sessionId: randomUUID() }))

const isMeasured = await withPostgres(async (url) => {
  const database = openDatabase({ url, prepared: true, poolSize: 2 })
  await fillCommunity(database)
  const readers = viewers(await someReaders(database, READERS))
  const pool = new pg.Pool({ connectionString: url, max: POOL })
  const names = new Map<string, string>()
  const nameOf = (text: string) => names.get(text) ?? names.set(text, `raw${names.size}`).get(text)
  const raw = await measureRaw(database, readers, ({ sql, parameters }) =>
    pool.query({ name: nameOf(sql), text: sql, values: parameters }),
  )
  await pool.end()
  await database.close()
  await withDataDir((folder) =>
    measureApi({
      title: 'PostgreSQL',
      readers,
      raw,
      settings: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(POOL) },
    }),
  )
})
if (!isMeasured) console.log('No PostgreSQL server here: set BENCH_DATABASE_URL to measure one.')

await withDataDir(async (folder) => {
  const database = openDatabase({ folder })
  await fillCommunity(database)
  const readers = viewers(await someReaders(database, READERS))
  const raw = await measureRaw(
    database,
    readers,
    ({ sql, parameters }) => database.embedded?.query(sql, parameters) ?? Promise.reject(),
  )
  await database.close()
  await measureApi({ title: 'Embedded (PGlite)', readers, raw, settings: { DATA_DIR: folder } })
})

/** The statements that one reader's request sends once the API has warmed up. */
async function statementsOf(database: Database, feed: Feed, readers: Viewer[]): Promise<Statement[][]> {
  let seen: Statement[] = []
  const root = database.db()
  const listening = new Proxy(root, {
    get(target, property) {
      if (property !== 'executeQuery') {
        const member = Reflect.get(target, property, target)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return (query: Statement) => {
        seen.push({ sql: query.sql, parameters: [...query.parameters] })
        return target.executeQuery(query as never)
      }
    },
  })
  const lists = feeds({ ...database, db: () => listening }, () => new Date())
  const all: Statement[][] = []
  for (const viewer of readers) {
    await feed.read(lists, viewer)
    seen = []
    await feed.read(lists, viewer)
    all.push(seen)
    // The next reader's first call belongs to nobody.
    seen = []
  }
  return all
}

async function measureRaw(database: Database, readers: Viewer[], send: Send): Promise<Raw> {
  const raw: Raw = new Map()
  for (const feed of FEEDS) {
    const statements = await statementsOf(database, feed, readers)
    for (const callers of CALLERS) raw.set(`${feed.name} ${callers}`, await callDirectly(statements, callers, send))
  }
  return raw
}

async function callDirectly(statements: Statement[][], callers: number, send: Send): Promise<Cell> {
  const times: number[] = []
  let turn = 0
  const call = async () => {
    for (const statement of statements[turn++ % statements.length] ?? []) await send(statement)
  }
  for (let i = 0; i < 200; i++) await call()
  const cpu = process.cpuUsage()
  const begin = performance.now()
  const end = begin + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let now = performance.now(); now < end; ) {
        await call()
        const then = now
        now = performance.now()
        times.push(now - then)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const seconds = (performance.now() - begin) / 1_000
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), cpuUs: (user + system) / times.length }
}

async function measureApi(what: {
  title: string
  readers: Viewer[]
  raw: Raw
  settings: { DATA_DIR: string } & Record<string, string>
}) {
  const { title, readers, raw, settings } = what
  const product = startProduct({
    PORT: await freePort(),
    DEMO: 'off',
    RATE_LIMIT_SCALE: '1000000',
    AUTH_SECRET: SECRET,
    ...settings,
  })
  try {
    await product.ready()
    const rows = []
    for (const feed of FEEDS) {
      await load(product.address, { feed, readers, callers: 10, seconds: 2 })
      for (const callers of CALLERS) {
        const before = cpuOf(product.child.pid)
        const { requests, latency, non2xx } = await load(product.address, { feed, readers, callers, seconds: SECONDS })
        const after = cpuOf(product.child.pid)
        const alone = raw.get(`${feed.name} ${callers}`)
        rows.push({
          feed: feed.name,
          callers,
          'req/s': Math.round(requests.average),
          'p50 ms': latency.p50,
          'p99 ms': latency.p99,
          'API CPU µs': before === undefined || after === undefined ? '' : Math.round((after - before) / requests.total),
          'SQL alone/s': Math.round(alone?.perSecond ?? 0),
          'its p99 ms': round(alone?.p99 ?? 0),
          'its CPU µs': Math.round(alone?.cpuUs ?? 0),
          ratio: round(requests.average / (alone?.perSecond ?? Number.NaN)),
          ...(non2xx > 0 && { failed: non2xx }),
        })
      }
    }
    console.log(`${title}: 100,000 worries, 10,000 people, ${READERS} readers in turn, ${SECONDS} s a cell`)
    console.table(rows)
  } finally {
    product.child.kill('SIGTERM')
    await product.ended
  }
}

type Load = { feed: Feed; readers: Viewer[]; callers: number; seconds: number }

function load(address: string, { feed, readers, callers, seconds }: Load) {
  return autocannon({
    url: address.replace('localhost', '127.0.0.1'),
    connections: callers,
    duration: seconds,
    requests: readers.map((viewer) => ({
      method: 'GET' as const,
      path: feed.path,
      ...(feed.isSignedIn && { headers: { authorization: `Bearer ${accessToken(viewer)}` } }),
    })),
  })
}

function accessToken({ userId, role, sessionId }: Viewer): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1_000)
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, role, iat: now, exp: now + 900 })}`
  return `${content}.${createHmac('sha256', SECRET).update(content).digest('base64url')}`
}

/** Microseconds of processor time so far, all threads; undefined where there is no /proc. */
function cpuOf(pid: number | undefined): number | undefined {
  try {
    const [utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
    return (((utime ?? 0) + (stime ?? 0)) * 1_000_000) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
