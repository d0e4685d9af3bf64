import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import type { Database } from '../db/db.ts'
import { getRow } from '../db/rows.ts'

/** Counts one hit of `key`. Returns the hits within the current window, and how long that window lasts. */
export type Counter = (key: string, withinMs: number) => Promise<{ hits: number; leftMs: number }>

/** Where hits are counted: `shared` by all processes, `own` in this one (with Redis shared too). */
export type RateStores = { shared: Counter; own: Counter; close(): Promise<void> }

const REDIS_TIMEOUT_MS = 1_000

/** Redis for everything when REDIS_URL is set; else the database for shared counters, and memory for the rest. */
export async function openRateStores({ redisUrl }: Pick<Config, 'redisUrl'>, database: Database): Promise<RateStores> {
  if (redisUrl === undefined) return { shared: databaseCounter(database), own: memoryCounter(), close: async () => {} }
  const redis = await openRedis(redisUrl)
  const counter = redisCounter(redis)
  return { shared: counter, own: counter, close: async () => redis.disconnect() }
}

/** Keeps at most `capacity` keys; the oldest window is evicted. */
export function memoryCounter(capacity = 20_000): Counter {
  const windows = new Map<string, { hits: number; endsAt: number }>()
  return async (key, withinMs) => {
    const now = Date.now()
    const current = windows.get(key)
    if (current && current.endsAt > now) return { hits: ++current.hits, leftMs: current.endsAt - now }
    windows.delete(key)
    const oldest = windows.keys().next()
    if (windows.size >= capacity && !oldest.done) windows.delete(oldest.value)
    windows.set(key, { hits: 1, endsAt: now + withinMs })
    return { hits: 1, leftMs: withinMs }
  }
}

/** One statement, so that concurrent processes count correctly. */
export const databaseCounter =
  (database: Database): Counter =>
  async (key, withinMs) => {
    const { hits, left_ms } = await getRow(database)<{ hits: number; left_ms: number }>`
      insert into rate_limits (key, hits, reset_at) values (${key}, 1, now() + ${withinMs}::int * interval '1 millisecond')
      on conflict (key) do update set
        hits = case when rate_limits.reset_at <= now() then 1 else rate_limits.hits + 1 end,
        reset_at = case when rate_limits.reset_at <= now() then excluded.reset_at else rate_limits.reset_at end
      returning hits, ceil(extract(epoch from reset_at - now()) * 1000)::int as left_ms`
    return { hits, leftMs: left_ms }
  }

/** Deletes windows that have ended. */
export async function deleteExpiredRates(database: Database) {
  await sql`delete from rate_limits where reset_at < now()`.execute(database.db())
}

const COUNT = `
  local hits = redis.call('INCR', KEYS[1])
  if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { hits, redis.call('PTTL', KEYS[1]) }`

const redisCounter =
  (redis: Redis): Counter =>
  async (key, withinMs) => {
    const [hits = 0, leftMs = 0] = (await redis.eval(COUNT, 1, `worrystone:rate:${key}`, withinMs)) as number[]
    return { hits, leftMs }
  }

async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    // While Redis is unavailable, calls pass uncounted instead of waiting for it.
    enableOfflineQueue: false,
  })
  let lastError: { code?: unknown; message?: unknown } = {}
  // Without a listener a lost connection would end the process; each uncounted call is logged.
  redis.on('error', (thrown) => {
    lastError = thrown
  })
  try {
    await redis.connect()
  } catch (thrown) {
    redis.disconnect()
    const reason = lastError.code ?? lastError.message ?? (thrown instanceof Error ? thrown.message : 'no answer')
    const host = URL.canParse(url) ? new URL(url).host : '?'
    throw new ConfigError(`REDIS_URL is unreachable (${host}: ${String(reason)}): start that Redis or correct the setting.`)
  }
  return redis
}
