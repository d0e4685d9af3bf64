import PQueue from 'p-queue'
import { sleep } from './sleep.ts'

const CONCURRENCY = 6
const SPACING_MS = 50
const PRIORITY = { high: 10, normal: 5, low: 1 } as const

export type Priority = keyof typeof PRIORITY

/** At most six requests at once, by priority. Queued requests start 50 ms apart; the first six are not queued. */
export function createRequestQueue() {
  const queue = new PQueue({ concurrency: CONCURRENCY })
  let lastStart = Number.NEGATIVE_INFINITY

  return function queued<T>(priority: Priority, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
    const mustWait = queue.pending >= CONCURRENCY
    async function start() {
      const now = Date.now()
      const at = mustWait ? Math.max(now, lastStart + SPACING_MS) : now
      lastStart = Math.max(lastStart, at)
      if (at > now) await sleep(at - now)
      signal?.throwIfAborted()
      return send()
    }
    return queue.add(start, { priority: PRIORITY[priority], ...(signal && { signal }) })
  }
}
