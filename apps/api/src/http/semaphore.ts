import { unavailable } from './app-error.ts'

/** Runs at most `permits` tasks at once and queues the others; a task that would wait too long is refused with Retry-After. */
export function semaphore(permits: number, maxQueued: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= permits) {
      if (queue.length >= maxQueued) throw unavailable()
      // A finished task passes its slot to the next one in the queue.
      await new Promise<void>((start) => queue.push(start))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
