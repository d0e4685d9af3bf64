import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '@worrystone/api/database'
import { withStartedProduct } from '@worrystone/e2e/product'
import autocannon from 'autocannon'

/** The duration of each cell of a table, split into turns. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const TURNS = 3
const TURN_SECONDS = Math.max(1, Math.round(SECONDS / TURNS))
const SECRET = 'a secret for measuring only, long enough to sign'
/** Clock ticks of /proc/…/stat. */
const TICKS_PER_SECOND = 100

export type Reader = { userId: string; role: 'member'; sessionId: string }
export type Statement = { sql: string; parameters: unknown[] }
export type Send = (statement: Statement) => Promise<unknown>
/** `times`: of each call in milliseconds; `cpuUs`: processor time of one call, in microseconds. */
export type Cell = { perSecond: number; times: number[]; cpuUs: number | undefined }
export type ApiCell = Cell & { failed: number }
/** One request of one reader, or of a visitor. */
export type Request = { method: 'GET' | 'POST' | 'DELETE'; path: string; as?: Reader }

export const readersOf = (ids: string[]): Reader[] => ids.map((userId) => ({ userId, role: 'member', sessionId: randomUUID() }))

/** Records every statement of this database before it runs, outside transactions; the returned function takes those since its last call. */
export function recordStatements(database: Database): () => Statement[] {
  const statements: Statement[] = []
  // All ways to send a statement share this executor: a template's `execute(db)` never calls `db.executeQuery`.
  const executor = database.db().getExecutor()
  const executeQuery = executor.executeQuery.bind(executor)
  executor.executeQuery = (query, options) => {
    statements.push({ sql: query.sql, parameters: [...query.parameters] })
    return executeQuery(query, options)
  }
  return () => statements.splice(0)
}

/** The statements of each read once the API has warmed up: the first call of each is not recorded. */
export async function statementsOf(reads: (() => Promise<unknown>)[], takeStatements: () => Statement[]): Promise<Statement[][]> {
  const statements: Statement[][] = []
  for (const read of reads) {
    await read()
    takeStatements()
    await read()
    statements.push(takeStatements())
  }
  return statements
}

/** Alternates two measurements, so that changes in the machine's speed affect both and their ratio is stable. */
export async function alternate(api: () => Promise<ApiCell>, sqlOnly: () => Promise<Cell>): Promise<[ApiCell, Cell]> {
  const [apiCells, sqlCells]: [ApiCell[], Cell[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    apiCells.push(await api())
    sqlCells.push(await sqlOnly())
  }
  return [{ ...joinCells(apiCells), failed: apiCells.reduce((sum, { failed }) => sum + failed, 0) }, joinCells(sqlCells)]
}

/** The calls of all turns count alike: each quantile of a row is one of the same calls. */
function joinCells(cells: Cell[]): Cell {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const costs = cells.flatMap(({ cpuUs }) => cpuUs ?? [])
  return {
    perSecond: mean(cells.map(({ perSecond }) => perSecond)),
    times: cells.flatMap(({ times }) => times),
    cpuUs: costs.length > 0 ? mean(costs) : undefined,
  }
}

/** The time within which this share of the calls is answered. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** One turn of the statements of successive requests, by `callers` at a time, without an API. */
export async function callDirectly(requests: Statement[][], callers: number, send: Send): Promise<Cell> {
  const times: number[] = []
  let requestIndex = 0
  const call = async () => {
    for (const statement of requests[requestIndex++ % requests.length] ?? []) await send(statement)
  }
  for (let i = 0; i < 200; i++) await call()
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const deadline = startedAt + TURN_SECONDS * 1_000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let now = performance.now(); now < deadline; ) {
        await call()
        const previous = now
        now = performance.now()
        times.push(now - previous)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpuBefore)
  const seconds = (performance.now() - startedAt) / 1_000
  return { perSecond: times.length / seconds, times, cpuUs: (user + system) / times.length }
}

/** One turn of requests. */
export type Measure = (requestsOf: (connection: number) => Request[], callers: number) => Promise<ApiCell>

/** Starts the real API process with these settings, and lets `work` measure requests to it. */
export async function withApi(
  settings: { DATA_DIR: string } & Record<string, string>,
  measureRequests: (measure: Measure) => Promise<void>,
) {
  const defaults = { DEMO: 'off', RATE_LIMIT_SCALE: '1000000', AUTH_SECRET: SECRET }
  await withStartedProduct({ ...defaults, ...settings }, async (product) => {
    await untilIdle(product.child.pid)
    await measureRequests(async (requestsOf, callers) => {
      await load(product.address, { requestsOf, callers: 10, seconds: 1 })
      const cpuBefore = cpuOf(product.child.pid)
      const { requests, times, non2xx } = await load(product.address, { requestsOf, callers, seconds: TURN_SECONDS })
      const cpuAfter = cpuOf(product.child.pid)
      const cpuUs = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / requests.total
      return { perSecond: requests.average, times, cpuUs, failed: non2xx }
    })
  })
}

/** The first publication of figures keeps the embedded database of 100,000 worries busy for 20 seconds after the start. */
async function untilIdle(pid: number | undefined) {
  const deadline = Date.now() + 300_000
  let before = cpuOf(pid)
  while (before !== undefined && Date.now() < deadline) {
    await setTimeout(2_000)
    const now = cpuOf(pid)
    if (now === undefined || now - before < 100_000) return
    before = now
  }
}

/** One row of a table: the API's rate, and that of the same statements without it. */
export function row(name: Record<string, string | number>, api: ApiCell, sqlOnly: Cell) {
  return {
    ...name,
    'req/s': Math.round(api.perSecond),
    'p50 ms': round(quantile(api.times, 0.5)),
    'p95 ms': round(quantile(api.times, 0.95)),
    'p99 ms': round(quantile(api.times, 0.99)),
    'API CPU µs': api.cpuUs === undefined ? '' : Math.round(api.cpuUs),
    'SQL alone/s': Math.round(sqlOnly.perSecond),
    'its p99 ms': round(quantile(sqlOnly.times, 0.99)),
    'its CPU µs': Math.round(sqlOnly.cpuUs ?? 0),
    ratio: round(api.perSecond / sqlOnly.perSecond),
    ...(api.failed > 0 && { failed: api.failed }),
  }
}

type Load = { requestsOf: (connection: number) => Request[]; callers: number; seconds: number }

/** autocannon reports no 95th percentile, and whole milliseconds: quantiles are computed from the time of each response. */
async function load(address: string, { requestsOf, callers, seconds }: Load) {
  let connection = 0
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options: autocannon.Options = {
    url: address.replace('localhost', '127.0.0.1'),
    connections: callers,
    duration: seconds,
    setupClient: (client) =>
      client.setRequests(
        requestsOf(connection++).map(({ method, path, as }) => ({
          method,
          path,
          ...(as && { headers: { authorization: `Bearer ${accessToken(as)}` } }),
        })),
      ),
  }
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
  run.on('response', (_client, _status, _bytes, time) => times.push(time))
  const result = await promise
  return { ...result, times }
}

function accessToken({ userId, role, sessionId }: Reader): string {
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
