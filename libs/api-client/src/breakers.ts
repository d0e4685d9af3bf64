import type { Endpoint } from '@worrystone/contracts'
import { circuitOpenError, isFault } from './api-error.ts'

const MONITORING_MS = 300_000
const DEFAULT = { failures: 5, recoveryMs: 60_000 }

/** A device without network says nothing about the service: its breakers must not stay open once it is back. */
const isServiceFault = (error: unknown) => isFault(error) && globalThis.navigator?.onLine !== false

type Guarded = <T>(attempt: () => Promise<T>) => Promise<T>

/**
 * Opens after several failures in a row: calls then fail at once. After the recovery time one call is the trial, which closes it or opens it
 * again; others wait for its result. A failure older than the monitoring period no longer counts; a success resets the count.
 */
function createBreaker({ failures, recoveryMs }: { failures: number; recoveryMs: number }): Guarded {
  let failedAt: number[] = []
  let openedAt: number | undefined
  let trial: Promise<void> | undefined

  function close() {
    failedAt = []
    openedAt = undefined
  }

  function countFailure() {
    const now = Date.now()
    failedAt = [...failedAt.filter((time) => now - time < MONITORING_MS), now]
    if (openedAt !== undefined || failedAt.length >= failures) openedAt = now
  }

  async function run<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      const result = await attempt()
      close()
      return result
    } catch (error) {
      if (isServiceFault(error)) countFailure()
      // The service answers again, if only with a refusal.
      else if (openedAt !== undefined) close()
      throw error
    }
  }

  return async (attempt) => {
    while (trial) await trial
    if (openedAt === undefined) return run(attempt)
    if (Date.now() - openedAt < recoveryMs) throw circuitOpenError()
    const { promise, resolve } = Promise.withResolvers<void>()
    trial = promise
    try {
      return await run(attempt)
    } finally {
      trial = undefined
      resolve()
    }
  }
}

/** One breaker for each endpoint, so that a failing one does not close the others. */
export function createBreakers() {
  const breakers = new Map<string, Guarded>()

  return function guarded<T>({ method, url, breaker = DEFAULT }: Endpoint, attempt: () => Promise<T>): Promise<T> {
    const key = `${method} ${url}`
    const run = breakers.get(key) ?? createBreaker(breaker)
    breakers.set(key, run)
    return run(attempt)
  }
}
