import type { Tokens } from '@worrystone/contracts'
import { ApiError } from './api-error.ts'
import { sleep } from './sleep.ts'
import type { TokenStore } from './tokens.ts'

const LOCK = 'worrystone-refresh'
/** A held lock with this name and the end of a token means: that token is refreshed already, and storage brings its successor to the other tabs. */
const REFRESHED_LOCK = 'worrystone-renewed-'
const REFRESHED_LOCK_MS = 5_000
const STORAGE_TIMEOUT_MS = 2_000
const STORAGE_POLL_MS = 25

type Deps = {
  tokens: TokenStore
  /** Exchanges the refresh token for new tokens at the server. */
  exchange: (refreshToken: string) => Promise<Tokens>
  locks: LockManager | undefined
}

const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 400 || error.status === 401)

/**
 * Refreshes the access token once for all calls and tabs that need it. Resolves to the current tokens, or to null when the session is
 * over; then they are cleared, and subscribers get `refused`. Without a response it rejects and the tokens stay: a lost connection signs nobody out.
 */
export function createTokenRefresh({ tokens, exchange, locks }: Deps) {
  let running: Promise<Tokens | null> | undefined

  async function exchangeOnce(usedToken: string): Promise<Tokens | null> {
    const current = tokens.read()
    if (!current) return null
    // Another tab may have refreshed it while this one waited for the lock.
    if (current.token !== usedToken) return current
    try {
      if (!current.refreshToken) throw new ApiError({ code: 'UNAUTHORIZED', message: '', status: 401 })
      const refreshed = await exchange(current.refreshToken)
      // Signed out meanwhile: the session must not come back.
      if (tokens.read()?.refreshToken !== current.refreshToken) return tokens.read()
      tokens.write(refreshed)
      return refreshed
    } catch (error) {
      if (!isRefusal(error)) throw error
      const latest = tokens.read()
      if (!latest || latest.token !== usedToken) return latest
      tokens.clear('refused')
      return null
    }
  }

  /**
   * One tab at a time. Browsers carry localStorage to other tabs later than a lock (under load much later), so a tab that has refreshed
   * holds a second lock, which the next tab sees at once: it waits for the new tokens instead of exchanging again.
   */
  async function refreshAlone(usedToken: string): Promise<Tokens | null> {
    if (!locks) return exchangeOnce(usedToken)
    const lock = REFRESHED_LOCK + usedToken.slice(-16)
    const result = Promise.withResolvers<Tokens | null>()
    const whileLocked = async () => {
      if (await isHeld(locks, lock)) await untilStored(usedToken)
      result.resolve(exchangeOnce(usedToken))
      await result.promise.catch(() => {})
      if (tokens.read()?.token !== usedToken) await acquireTimedLock(locks, lock)
    }
    locks.request(LOCK, whileLocked).catch(result.reject)
    return result.promise
  }

  async function untilStored(usedToken: string): Promise<void> {
    const deadline = Date.now() + STORAGE_TIMEOUT_MS
    while (tokens.read()?.token === usedToken && Date.now() < deadline) await sleep(STORAGE_POLL_MS)
  }

  return function refresh(usedToken: string): Promise<Tokens | null> {
    running ??= refreshAlone(usedToken).finally(() => {
      running = undefined
    })
    return running
  }
}

async function isHeld(locks: LockManager, name: string): Promise<boolean> {
  const { held = [] } = await locks.query()
  return held.some((lock) => lock.name === name)
}

/** Resolves once the lock is taken; it is released after `REFRESHED_LOCK_MS`. */
function acquireTimedLock(locks: LockManager, name: string): Promise<void> {
  const acquired = Promise.withResolvers<void>()
  const whileLocked = () => {
    acquired.resolve()
    return sleep(REFRESHED_LOCK_MS)
  }
  locks.request(name, { ifAvailable: true }, whileLocked).catch(() => acquired.resolve())
  return acquired.promise
}
