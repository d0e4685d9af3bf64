import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { isWorthRepeating } from './api-error.ts'
import type { BreakerName } from './breakers.ts'

const FACTOR = 2
const MAX_DELAY_MS = 10_000
const JITTER_MS = 1000

/** Three attempts unless said otherwise. */
export const DEFAULT_RETRIES = 2

const baseDelayOf = (breaker: BreakerName) => (breaker === 'meTooCount' || breaker === 'similarCount' ? 500 : 1000)

/** Repeats what failed for a passing reason: 1 s, 2 s, 4 s … 10 s apart, each with up to 1 s of chance so that pages don't knock in step. */
export function createRetry(random: () => number) {
  return function repeated<T>(retries: number, breaker: BreakerName, attempt: () => Promise<T>): Promise<T> {
    const backoff = new ExponentialBackoff<number>({
      initialDelay: baseDelayOf(breaker),
      exponent: FACTOR,
      maxDelay: MAX_DELAY_MS,
      generator: (step = 0, { initialDelay, exponent, maxDelay }) => [
        Math.min(maxDelay, initialDelay * exponent ** step) + random() * JITTER_MS,
        step + 1,
      ],
    })
    return retry(handleWhen(isWorthRepeating), { maxAttempts: retries, backoff }).execute(attempt)
  }
}
