import type { Endpoint } from '@worrystone/contracts'
import { type CircuitBreakerPolicy, circuitBreaker, handleWhen, type IBreaker, isBrokenCircuitError } from 'cockatiel'
import { circuitOpenError, isFault } from './api-error.ts'

const MONITORING_MS = 300_000

/** After how many failures a call is refused without asking the service, and for how long. */
export const BREAKERS = {
  similarWorries: { failures: 3, recoveryMs: 30_000 },
  meTooCount: { failures: 5, recoveryMs: 60_000 },
  similarCount: { failures: 3, recoveryMs: 45_000 },
  default: { failures: 5, recoveryMs: 60_000 },
} as const

/** `none` is for calls that ask whether the service is awake: refusing those would keep it asleep for us. */
export type BreakerName = keyof typeof BREAKERS | 'none'

/** Opens after so many failures in a row. A failure older than the monitoring period is forgotten, and a success forgives all. */
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

/** A device without network tells nothing about the service: nobody should wait for a breaker when they are back. */
const isServiceFault = (error: unknown) => isFault(error) && globalThis.navigator?.onLine !== false

/** One breaker for each endpoint, so that a failing corner never closes the rest. */
export function createBreakers() {
  const policies = new Map<string, CircuitBreakerPolicy>()

  function policyOf(endpoint: Endpoint, name: keyof typeof BREAKERS): CircuitBreakerPolicy {
    const key = `${name} ${endpoint.method} ${endpoint.url}`
    const known = policies.get(key)
    if (known) return known
    const { failures, recoveryMs } = BREAKERS[name]
    const policy = circuitBreaker(handleWhen(isServiceFault), { halfOpenAfter: recoveryMs, breaker: recentFailures(failures) })
    policies.set(key, policy)
    return policy
  }

  return async function guarded<T>(endpoint: Endpoint, name: BreakerName, attempt: () => Promise<T>): Promise<T> {
    if (name === 'none') return attempt()
    try {
      return await policyOf(endpoint, name).execute(attempt)
    } catch (error) {
      throw isBrokenCircuitError(error) ? circuitOpenError() : error
    }
  }
}
