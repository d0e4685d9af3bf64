import { type Product, withDataDir, withStartedProduct } from '@worrystone/e2e/product'
import autocannon from 'autocannon'

/** Response times of the wellness and directory lists with 50 concurrent callers. Prints a table. */

const CALLERS = 50
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const PATHS = [
  '/api/wellness/exercises?limit=100&language=en',
  '/api/wellness/exercises?limit=100&language=ja&query=眠',
  '/api/wellness/exercises/popular?language=de',
  '/api/wellness/techniques?limit=100&language=ar',
  '/api/wellness/exercises/longer-exhale?language=en',
  '/api/resources?language=en',
  '/api/resources?language=en&query=anxeity',
]

async function measurePaths({ address }: Product) {
  const rows = []
  for (const path of PATHS) {
    const { requests, latency, non2xx, errors } = await autocannon({
      url: address + path,
      connections: CALLERS,
      duration: SECONDS,
    })
    rows.push({
      path: decodeURI(path),
      'calls/s': Math.round(requests.average),
      'p50 ms': latency.p50,
      'p97.5 ms': latency.p97_5,
      'p99 ms': latency.p99,
      failed: non2xx + errors,
      KB: Number(((await (await fetch(address + path)).arrayBuffer()).byteLength / 1_000).toFixed(1)),
    })
  }
  console.table(rows)
}

await withDataDir((folder) =>
  withStartedProduct({ DATA_DIR: folder, DEMO: 'off', RATE_LIMIT_SCALE: '100000', BUSY_AFTER: '0' }, measurePaths),
)
