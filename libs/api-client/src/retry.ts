import type { Endpoint } from '@worrystone/contracts'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { isWorthRetrying } from './api-error.ts'

const FACTOR = 2
const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 10_000
const JITTER_MS = 1000

/** Three attempts by default. */
export const DEFAULT_RETRIES = 2

/** Retries passing failures: 1 s, 2 s, 4 s … 10 s apart, each with up to 1 s of jitter so that pages do not retry at the same moment. */
export function createRetry(random: () => number) {
  return function withRetries<T>(retries: number, endpoint: Endpoint, attempt: () => Promise<T>): Promise<T> {
    const backoff = new ExponentialBackoff<number>({
      initialDelay: endpoint.retryDelayMs ?? MIN_DELAY_MS,
      exponent: FACTOR,
      maxDelay: MAX_DELAY_MS,
      generator: (step = 0, { initialDelay, exponent, maxDelay }) => [
        Math.min(maxDelay, initialDelay * exponent ** step) + random() * JITTER_MS,
        step + 1,
      ],
    })
    return retry(handleWhen(isWorthRetrying), { maxAttempts: retries, backoff }).execute(attempt)
  }
}
