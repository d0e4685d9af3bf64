import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openDatabase } from '@worrystone/api/database'
import { withDataDir } from '@worrystone/e2e/product'
import { signIn, someReaders } from './community.ts'
import { fillFigures } from './figures/fill-figures.ts'
import { quantile, type Reader, type Request, readersOf, SECONDS, withApi } from './measure.ts'
import { withPostgres } from './postgres.ts'

/**
 * Time and memory to make the table of the day, and the speed of its endpoints: a small and a large community on
 * PostgreSQL. Prints tables, asserts nothing.
 */

const SIZES = [
  { people: 1_000, worries: 10_000 },
  { people: 100_000, worries: 1_000_000 },
]
const CALLERS = 50
const PATHS = [
  '/analytics/geographic',
  '/analytics/geographic?timeRange=1y&categories=work,health&minUserThreshold=50',
  '/analytics/geographic?timeRange=1y&countries=DE,FR,US&regions=DE:Bavaria,US:Texas',
  '/analytics/regions/summaries?timeRange=90d',
  '/analytics/categories/trends?timeRange=1y&countries=DE,FR,ES,IT,US,GB,JP,BR',
  '/analytics/export?timeRange=1y&format=csv',
  '/demographics/overview?timeRange=1y',
  '/demographics/heatmap',
  '/demographics/trending?limit=15',
]

const publish = async (url: string) => {
  const script = new URL('./figures/publish-once.ts', import.meta.url)
  const { stdout } = await promisify(execFile)(process.execPath, [script.pathname, url])
  return JSON.parse(stdout) as { seconds: number; megabytes: number; megabytesMore: number }
}

for (const size of SIZES) {
  const isMeasured = await withPostgres(async (url) => {
    const database = openDatabase({ url, prepared: true, poolSize: 2 })
    await fillFigures(database, size)
    const readers = readersOf(await someReaders(database, CALLERS))
    await signIn(database, readers)
    await database.close()
    const { seconds, megabytes, megabytesMore } = await publish(url)
    console.log(
      `${size.worries} worries of ${size.people} people: made in ${seconds.toFixed(1)} s, process ${Math.round(megabytes)} MB, ${Math.round(megabytesMore)} MB of it for this`,
    )
    await withDataDir((folder) =>
      withApi({ DATA_DIR: folder, DATABASE_URL: url }, async (measure) => {
        const rows = []
        // Twice the first one: a new process still loads its models.
        for (const path of [PATHS[0] as string, ...PATHS]) {
          const requestOf = (connection: number): Request[] => [
            { method: 'GET', path: `/api${path}`, as: readers[connection % CALLERS] as Reader },
          ]
          const { perSecond, times, failed } = await measure(requestOf, CALLERS)
          const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share))
          rows.push({ path, 'calls/s': Math.round(perSecond), 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99, failed })
        }
        console.log(`${CALLERS} callers, ${SECONDS} s in turns`)
        console.table(rows.slice(1))
      }),
    )
  })
  if (!isMeasured) console.log('No PostgreSQL server here: set BENCH_DATABASE_URL to measure one.')
}
