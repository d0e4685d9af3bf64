import type { Endpoint } from '@worrystone/contracts'
import { type CircuitBreakerPolicy, circuitBreaker, handleWhen, type IBreaker, isBrokenCircuitError } from 'cockatiel'
import { circuitOpenError, isFault } from './api-error.ts'

const MONITORING_MS = 300_000
const DEFAULT = { failures: 5, recoveryMs: 60_000 }

/** Opens after several failures in a row. A failure older than the monitoring period no longer counts; a success resets the count. */
function recentFailures(limit: number): IBreaker {
  let failedAt: number[] = []
  return {
    state: undefined,
    success() {
      failedAt = []
    },
    failure() {
      const now = Date.now()
      failedAt = [...failedAt.filter((time) => now - time < MONITORING_MS), now]
      return failedAt.length >= limit
    },
  }
}

/** A device without network says nothing about the service: its breakers must not stay open once it is back. */
const isServiceFault = (error: unknown) => isFault(error) && globalThis.navigator?.onLine !== false

/** One breaker for each endpoint, so that a failing one does not close the others. */
export function createBreakers() {
  const policies = new Map<string, CircuitBreakerPolicy>()

  function policyOf({ method, url, breaker = DEFAULT }: Endpoint): CircuitBreakerPolicy {
    const key = `${method} ${url}`
    const existing = policies.get(key)
    if (existing) return existing
    const { failures, recoveryMs } = breaker
    const policy = circuitBreaker(handleWhen(isServiceFault), { halfOpenAfter: recoveryMs, breaker: recentFailures(failures) })
    policies.set(key, policy)
    return policy
  }

  return async function guarded<T>(endpoint: Endpoint, attempt: () => Promise<T>): Promise<T> {
    try {
      return await policyOf(endpoint).execute(attempt)
    } catch (error) {
      throw isBrokenCircuitError(error) ? circuitOpenError() : error
    }
  }
}
