import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type Product, startProduct } from '@worrystone/e2e/product'
import pg from 'pg'
import { withPostgres } from './postgres.ts'

/**
 * Whether webhooks of the payment provider are lost: 500 deliveries a second for ten seconds on PostgreSQL, with the product killed and
 * restarted in between. Prints a table.
 */

const PER_SECOND = 500
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const KILL_AFTER_SECONDS = SECONDS / 2
/** A job that was running when the process died is run again after 150 s. */
const MAX_PROCESSING_MS = 240_000
const SECRET = 'a secret of webhooks'
const VARIANT = '102'

type Result = { accepted: Set<string>; refused: number; slowestMs: number }

const deliveryOf = (index: number) => {
  const body = JSON.stringify({
    meta: { event_name: 'subscription_updated', custom_data: { user_id: randomUUID() } },
    data: {
      type: 'subscriptions',
      id: String(index % 1_000),
      attributes: {
        variant_id: VARIANT,
        status: 'active',
        updated_at: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
      },
    },
  })
  return {
    body,
    id: createHash('sha256').update(body).digest('hex'),
    signature: createHmac('sha256', SECRET).update(body).digest('hex'),
  }
}

async function deliver(address: string, index: number, result: Result): Promise<void> {
  const { body, id, signature } = deliveryOf(index)
  const startedAt = performance.now()
  const response = await fetch(`${address}/webhooks/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body,
  }).catch(() => undefined)
  await response?.body?.cancel()
  if (response?.status !== 200) result.refused++
  else {
    result.accepted.add(id)
    result.slowestMs = Math.max(result.slowestMs, performance.now() - startedAt)
  }
}

await withPostgres(async (url) => {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-bench-'))
  const settings = {
    ...{ PORT: await freePort(), DATA_DIR: folder, DATABASE_URL: url, DEMO: 'off', BUSY_AFTER: '0' },
    ...{ BILLING_PROVIDER: 'lemonsqueezy', LEMONSQUEEZY_API_KEY: 'key', LEMONSQUEEZY_STORE_ID: '7' },
    ...{ LEMONSQUEEZY_WEBHOOK_SECRET: SECRET, LEMONSQUEEZY_VARIANT_SUPPORTER: '101', LEMONSQUEEZY_VARIANT_PREMIUM: VARIANT },
    LEMONSQUEEZY_API_URL: 'http://127.0.0.1:1',
  }
  const pool = new pg.Pool({ connectionString: url })
  let product = startProduct(settings)
  try {
    await product.ready()
    const rows = [await measure('steady', { product, pool, from: 0 })]
    const restart = async () => {
      product.child.kill('SIGKILL')
      await product.ended
      product = startProduct(settings)
      await product.ready()
    }
    rows.push(await measure('killed in between', { product, pool, from: 1_000_000, restart }))
    console.table(rows)
  } finally {
    await product.stop()
    await pool.end()
    rmSync(folder, { recursive: true, force: true })
  }
})

type Run = { product: Product; pool: pg.Pool; from: number; restart?: () => Promise<void> }

async function measure(name: string, { product, pool, from, restart }: Run) {
  const result: Result = { accepted: new Set(), refused: 0, slowestMs: 0 }
  const pending: Promise<void>[] = []
  const startedAt = performance.now()
  let restarting: Promise<void> | undefined
  for (let count = 0; count < PER_SECOND * SECONDS; count++) {
    const dueMs = (count / PER_SECOND) * 1_000
    const aheadMs = dueMs - (performance.now() - startedAt)
    if (aheadMs > 1) await pause(aheadMs)
    if (restart && !restarting && dueMs >= KILL_AFTER_SECONDS * 1_000) restarting = restart()
    pending.push(deliver(product.address, from + count, result))
  }
  await Promise.all(pending)
  await restarting
  const processedMs = await waitUntilProcessed(pool)
  const ids = [...result.accepted]
  const { rows } = await pool.query('select id, outcome from billing_events where id = any($1)', [ids])
  const processed = rows.filter(({ outcome }) => outcome !== 'waiting').length
  return {
    run: name,
    delivered: PER_SECOND * SECONDS,
    'answered 200': ids.length,
    'not answered': result.refused,
    'answered and lost': ids.length - processed,
    'slowest answer ms': Math.round(result.slowestMs),
    'all worked after s': Math.round(processedMs / 1_000),
  }
}

/** The time until no delivery was pending. */
async function waitUntilProcessed(pool: pg.Pool): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < MAX_PROCESSING_MS) {
    const { rows } = await pool.query("select count(*)::int as count from billing_events where outcome = 'waiting'")
    if (rows[0].count === 0) break
    await pause(250)
  }
  return performance.now() - startedAt
}
