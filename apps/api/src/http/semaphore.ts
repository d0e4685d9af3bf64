import { unavailable } from './app-error.ts'

/** Runs at most `places` tasks at once and queues the others; a task that would wait too long is refused with Retry-After. */
export function semaphore(places: number, maxWaiting: number) {
  const line: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= places) {
      if (line.length >= maxWaiting) throw unavailable()
      // A finished task passes its slot to the next one in the queue.
      await new Promise<void>((enter) => line.push(enter))
    } else {
      inside++
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else inside--
    }
  }
}
