import { analyticsModule } from '@worrystone/api/analytics'
import { openDatabase } from '@worrystone/api/database'
import { jobQueue } from '@worrystone/api/jobs'
import pino from 'pino'

/**
 * Makes the table of the day in this process, and prints the time, the peak memory of the process, and the increase.
 */

const [url = ''] = process.argv.slice(2)
const database = openDatabase({ url, prepared: true, poolSize: 2 })
const memoryBefore = process.memoryUsage.rss()
let peakMemory = memoryBefore
const sampleMemory = () => {
  peakMemory = Math.max(peakMemory, process.memoryUsage.rss())
}
const timer = setInterval(sampleMemory, 20)
const log = pino({ level: 'error' })
const { jobs } = analyticsModule({ database, queue: jobQueue(database), now: () => new Date(), log })
const startedAt = performance.now()
await jobs['analytics.publish']?.({})
sampleMemory()
clearInterval(timer)
console.log(
  JSON.stringify({
    seconds: (performance.now() - startedAt) / 1_000,
    megabytes: peakMemory / 1e6,
    megabytesMore: (peakMemory - memoryBefore) / 1e6,
  }),
)
await database.close()
