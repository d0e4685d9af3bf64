import { sleep } from './sleep.ts'

const CONCURRENCY = 6
const SPACING_MS = 50
const PRIORITY = { high: 10, normal: 5, low: 1 } as const

export type Priority = keyof typeof PRIORITY

type Waiting = { priority: number; start: () => void }

/** Places for six; who finds none waits for one, by priority and then in order. */
function createPlaces() {
  const waiting: Waiting[] = []
  let taken = 0

  return {
    isFull: () => taken >= CONCURRENCY,

    /** Rejects with the signal's reason when it aborts meanwhile. */
    async take(priority: number, signal: AbortSignal | undefined): Promise<void> {
      signal?.throwIfAborted()
      if (taken < CONCURRENCY) {
        taken++
        return
      }
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(entry), 1)
          reject(signal?.reason)
        }
        const start = () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        const entry: Waiting = { priority, start }
        const at = waiting.findIndex((other) => other.priority < priority)
        waiting.splice(at < 0 ? waiting.length : at, 0, entry)
        signal?.addEventListener('abort', leave, { once: true })
      })
    },

    /** Passes the place on to the next one. */
    release(): void {
      const next = waiting.shift()
      if (next) next.start()
      else taken--
    },
  }
}

/** At most six requests at once, by priority. Queued requests start 50 ms apart; the first six are not queued. */
export function createRequestQueue() {
  const places = createPlaces()
  let lastStart = Number.NEGATIVE_INFINITY

  return async function queued<T>(priority: Priority, signal: AbortSignal | undefined, send: () => Promise<T>): Promise<T> {
    const mustWait = places.isFull()
    await places.take(PRIORITY[priority], signal)
    try {
      const now = Date.now()
      const at = mustWait ? Math.max(now, lastStart + SPACING_MS) : now
      lastStart = Math.max(lastStart, at)
      if (at > now) await sleep(at - now)
      signal?.throwIfAborted()
      return await send()
    } finally {
      places.release()
    }
  }
}
