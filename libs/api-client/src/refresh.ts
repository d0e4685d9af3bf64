import type { Tokens } from '@worrystone/contracts'
import { ApiError } from './api-error.ts'
import type { TokenStore } from './tokens.ts'

const LOCK = 'worrystone-refresh'
/** A lock with this name and the end of a token says: that token has been renewed already, its successor is on its way to the other tabs. */
const MARK = 'worrystone-renewed-'
const MARK_MS = 5_000
const ARRIVAL_MS = 2_000
const LOOK_MS = 25

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

  /**
   * One tab at a time. Browsers carry localStorage to other tabs later than a lock (under load much later), so who has renewed leaves a
   * mark that the next one sees at once, and waits for the new tokens instead of asking for more.
   */
  async function renewAlone(usedToken: string): Promise<Tokens | null> {
    if (!locks) return renew(usedToken)
    const mark = MARK + usedToken.slice(-16)
    const result = Promise.withResolvers<Tokens | null>()
    const hold = async () => {
      if (await isHeld(locks, mark)) await untilArrived(usedToken)
      result.resolve(renew(usedToken))
      await result.promise.catch(() => {})
      if (tokens.read()?.token !== usedToken) await keep(locks, mark)
    }
    locks.request(LOCK, hold).catch(result.reject)
    return result.promise
  }

  async function untilArrived(usedToken: string): Promise<void> {
    const deadline = Date.now() + ARRIVAL_MS
    while (tokens.read()?.token === usedToken && Date.now() < deadline) await sleep(LOOK_MS)
  }

  return function refresh(usedToken: string): Promise<Tokens | null> {
    running ??= renewAlone(usedToken).finally(() => {
      running = undefined
    })
    return running
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function isHeld(locks: LockManager, name: string): Promise<boolean> {
  const { held = [] } = await locks.query()
  return held.some((lock) => lock.name === name)
}

/** Resolves once the lock is taken; it is given back by itself. */
function keep(locks: LockManager, name: string): Promise<void> {
  const taken = Promise.withResolvers<void>()
  const hold = () => {
    taken.resolve()
    return sleep(MARK_MS)
  }
  locks.request(name, { ifAvailable: true }, hold).catch(() => taken.resolve())
  return taken.promise
}
