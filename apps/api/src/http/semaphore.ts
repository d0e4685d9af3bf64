import { unavailable } from './app-error.ts'

/** Lets `places` run at once and the others wait in line; who would wait too long is asked to come back. */
export function semaphore(places: number, maxWaiting: number) {
  const line: (() => void)[] = []
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= places) {
      if (line.length >= maxWaiting) throw unavailable()
      // Whoever leaves hands their place to the next in line.
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
