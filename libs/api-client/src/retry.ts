import type { Endpoint } from '@worrystone/contracts'
import { isWorthRetrying } from './api-error.ts'
import { sleep } from './sleep.ts'

const FACTOR = 2
const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 10_000
const JITTER_MS = 1000

/** Three attempts by default. */
export const DEFAULT_RETRIES = 2

/** Retries passing failures: 1 s, 2 s, 4 s … 10 s apart, each with up to 1 s of jitter so that pages do not retry at the same moment. */
export function createRetry(random: () => number) {
  return async function withRetries<T>(
    retries: number,
    { retryDelayMs = MIN_DELAY_MS }: Endpoint,
    attempt: () => Promise<T>,
  ): Promise<T> {
    for (let step = 0; ; step++) {
      try {
        return await attempt()
      } catch (error) {
        if (step >= retries || !isWorthRetrying(error)) throw error
        await sleep(Math.min(MAX_DELAY_MS, retryDelayMs * FACTOR ** step) + random() * JITTER_MS)
      }
    }
  }
}
