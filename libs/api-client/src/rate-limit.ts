import { type Endpoint, ERROR_MESSAGES } from '@worrystone/contracts'
import { ApiError } from './api-error.ts'
import { sleep } from './sleep.ts'

/** Longer than any rate limit of reads. A call that would have to wait longer fails at once, without another request. */
const MAX_WAIT_MS = 60_000

const listeners = new Set<(retryAt: number) => void>()

/** Calls back when a read was refused for too many requests, with the time of its retry in milliseconds since the epoch. Returns the unsubscribe function. */
export function onRateLimited(listener: (retryAt: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Delays reads for as long as the server's `Retry-After` says: an earlier retry would only be refused again. */
export function createRateLimit() {
  const blockedUntil = new Map<string, number>()

  return {
    record({ method, url }: Endpoint, error: unknown) {
      if (method !== 'GET' || !(error instanceof ApiError) || error.status !== 429 || !error.retryAfterMs) return
      const retryAt = Date.now() + error.retryAfterMs
      blockedUntil.set(url, retryAt)
      for (const listener of listeners) listener(retryAt)
    },

    /** Undefined without a limit, so that the call leaves in the same microtask. */
    wait({ method, url }: Endpoint, signal: AbortSignal | undefined): Promise<void> | undefined {
      const remainingMs = method === 'GET' ? (blockedUntil.get(url) ?? 0) - Date.now() : 0
      if (remainingMs <= 0) {
        blockedUntil.delete(url)
        return undefined
      }
      if (remainingMs > MAX_WAIT_MS) {
        throw new ApiError({ code: 'RATE_LIMITED', message: ERROR_MESSAGES.RATE_LIMITED, status: 429, retryAfterMs: remainingMs })
      }
      return sleep(remainingMs, signal)
    },
  }
}
