import { sleep } from './sleep.ts'

const CONCURRENCY = 6
const SPACING_MS = 50
const PRIORITY = { high: 10, normal: 5, low: 1 } as const

export type Priority = keyof typeof PRIORITY

type Waiting = { priority: number; start: () => void }

/** A semaphore with a waiting list, by priority and then in order. */
function createSemaphore() {
  const waiting: Waiting[] = []
  let running = 0

  return {
    isFull: () => running >= CONCURRENCY,

    /** Rejects with the signal's reason when it aborts meanwhile. */
    async acquire(priority: number, signal: AbortSignal | undefined): Promise<void> {
      signal?.throwIfAborted()
      if (running < CONCURRENCY) {
        running++
        return
      }
      await new Promise<void>((resolve, reject) => {
        const abandon = () => {
          waiting.splice(waiting.indexOf(entry), 1)
          reject(signal?.reason)
        }
        const start = () => {
          signal?.removeEventListener('abort', abandon)
          resolve()
        }
        const entry: Waiting = { priority, start }
        const at = waiting.findIndex((queuedRequest) => queuedRequest.priority < priority)
        waiting.splice(at < 0 ? waiting.length : at, 0, entry)
        signal?.addEventListener('abort', abandon, { once: true })
      })
    },

    /** Lets the next one start. */
    release(): void {
      const next = waiting.shift()
      if (next) next.start()
      else running--
    },
  }
}

/** At most six requests at once, by priority. Queued requests start 50 ms apart; the first six are not queued. */
export function createRequestQueue() {
  const semaphore = createSemaphore()
  let lastStart = Number.NEGATIVE_INFINITY

  return async function queued<T>(priority: Priority, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
    const mustWait = semaphore.isFull()
    await semaphore.acquire(PRIORITY[priority], signal)
    try {
      const now = Date.now()
      const at = mustWait ? Math.max(now, lastStart + SPACING_MS) : now
      lastStart = Math.max(lastStart, at)
      if (at > now) await sleep(at - now)
      signal?.throwIfAborted()
      return await send()
    } finally {
      semaphore.release()
    }
  }
}
