import type { Tokens } from '@worrystone/contracts'
import { ApiError } from './api-error.ts'
import type { TokenStore } from './tokens.ts'

const LOCK = 'worrystone-refresh'
const SETTLE_MS = 100

type Deps = {
  tokens: TokenStore
  /** Asks the server for new tokens. */
  exchange: (refreshToken: string) => Promise<Tokens>
  locks: LockManager | undefined
}

const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 400 || error.status === 401)

/**
 * Renews the access token once for however many calls and tabs need it. Answers the tokens to go on with, or null when the session
 * is over; then they are cleared, and whoever subscribed hears `refused`. When the server can't be asked it throws and the tokens stay: nobody is signed out by a tunnel.
 */
export function createRefresh({ tokens, exchange, locks }: Deps) {
  let running: Promise<Tokens | null> | undefined

  async function renew(usedToken: string): Promise<Tokens | null> {
    const current = tokens.read()
    if (!current) return null
    // While this one waited for the lock another tab may have done the work.
    if (current.token !== usedToken) return current
    try {
      if (!current.refreshToken) throw new ApiError({ code: 'UNAUTHORIZED', message: '', status: 401 })
      const renewed = await exchange(current.refreshToken)
      // Signed out meanwhile: don't bring the session back to life.
      if (tokens.read()?.refreshToken !== current.refreshToken) return tokens.read()
      tokens.write(renewed)
      return renewed
    } catch (error) {
      if (!isRefusal(error)) throw error
      const latest = tokens.read()
      if (!latest || latest.token !== usedToken) return latest
      tokens.clear('refused')
      return null
    }
  }

  /** Browsers carry localStorage to other tabs a moment later than a lock, so the lock is kept for that moment; the answer is not. */
  async function renewAlone(usedToken: string): Promise<Tokens | null> {
    if (!locks) return renew(usedToken)
    const result = Promise.withResolvers<Tokens | null>()
    const hold = async () => {
      const before = tokens.read()?.token
      result.resolve(renew(usedToken))
      await result.promise.catch(() => {})
      if (tokens.read()?.token !== before) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    }
    locks.request(LOCK, hold).catch(result.reject)
    return result.promise
  }

  return function refresh(usedToken: string): Promise<Tokens | null> {
    running ??= renewAlone(usedToken).finally(() => {
      running = undefined
    })
    return running
  }
}
