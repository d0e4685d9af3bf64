import { type Endpoint, SENTENCES } from '@worrystone/contracts'
import { ApiError } from './api-error.ts'

/** Longer than any limit of reading lasts. What is to wait longer is refused at once, without another request. */
const LONGEST_MS = 60_000

const listeners = new Set<(retryAt: number) => void>()

/** Tells when reading that was refused for too many requests goes on, in milliseconds since the epoch. Returns how to stop listening. */
export function whenLimited(listener: (retryAt: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Holds reading back for as long as the server asked for (`Retry-After`): another try before that could only be refused again. */
export function createLimits() {
  const until = new Map<string, number>()

  return {
    note({ method, url }: Endpoint, error: unknown) {
      if (method !== 'GET' || !(error instanceof ApiError) || error.status !== 429 || !error.retryAfterMs) return
      const retryAt = Date.now() + error.retryAfterMs
      until.set(url, retryAt)
      for (const listener of listeners) listener(retryAt)
    },

    /** Nothing to await where nothing is held back, so that a call leaves as it would without this. */
    wait({ method, url }: Endpoint, signal: AbortSignal | undefined): Promise<void> | undefined {
      const leftMs = method === 'GET' ? (until.get(url) ?? 0) - Date.now() : 0
      if (leftMs <= 0) {
        until.delete(url)
        return undefined
      }
      if (leftMs > LONGEST_MS) {
        throw new ApiError({ code: 'RATE_LIMITED', message: SENTENCES.RATE_LIMITED, status: 429, retryAfterMs: leftMs })
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        }, leftMs)
        const giveUp = () => {
          clearTimeout(timer)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
