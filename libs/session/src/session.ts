import { ApiError, call, clearCaches, invalidateCaches, tokens } from '@worrystone/api-client'
import { type AuthResponse, sessionApi, type User } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** `starting`: not known yet, because the server has not answered. `hasExpired`: the server ended it while the person was signed in. */
export type Session = { status: 'starting' } | { status: 'signed-out'; hasExpired?: true } | { status: 'signed-in'; user: User }

const MIN_RETRY_MS = 2000
const MAX_RETRY_MS = 15_000

const store = createStore<Session>(() => ({ status: 'starting' }))

const userIdOf = (session: Session) => (session.status === 'signed-in' ? session.user.id : null)

const tierOf = (session: Session) => (session.status === 'signed-in' ? session.user.tier : null)

/** The only function that changes the session: clears the last account's cache, and emits the event when the account is another one. */
function setSession(next: Session): void {
  const previous = store.getState()
  const isSame = previous.status === next.status && userIdOf(previous) === userIdOf(next)
  store.setState(next, true)
  // Another tier opens or closes features: cached data is refetched.
  if (isSame && tierOf(previous) !== tierOf(next)) invalidateCaches()
  if (isSame) return
  if (previous.status !== 'starting') clearCaches()
  if (userIdOf(previous) !== userIdOf(next) || previous.status === 'starting')
    emit('session.changed/1', { userId: userIdOf(next) })
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(finish, ms)
    globalThis.addEventListener?.('online', finish)
    function finish() {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', finish)
      resolve()
    }
  })

const loadUser = () => call(sessionApi.profile, {}, { breaker: 'none', retries: 0, priority: 'high' })

/** The tokens are valid and have no account. A rate limit or a response of another release does not mean that. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 410].includes(error.status)

/** Loads the user of the stored tokens. False without a response: a lost connection signs nobody out. */
async function identify(): Promise<boolean> {
  try {
    const user = tokens.read() ? await loadUser() : null
    setSession(user && tokens.read() ? { status: 'signed-in', user } : { status: 'signed-out' })
  } catch (error) {
    // The client cleared them when they could not be refreshed.
    if (!tokens.read()) return true
    if (!isRefusal(error)) return false
    tokens.clear()
  }
  return true
}

// Emitted after each failed attempt, for listeners that were added later.
const emitAsleep = () => emit('service.asleep/1', { url: sessionApi.profile.url })

let attempt = 0

async function retryWithBackoff(): Promise<void> {
  const ownAttempt = ++attempt
  for (let ms = MIN_RETRY_MS; ; ms = Math.min(MAX_RETRY_MS, ms * 2)) {
    await wait(ms)
    if (ownAttempt !== attempt || (await identify())) return
    emitAsleep()
  }
}

async function resolveSession(): Promise<void> {
  attempt++
  if (await identify()) return
  emitAsleep()
  void retryWithBackoff()
}

tokens.subscribe((change) => {
  if (!tokens.read()) {
    attempt++
    const wasSignedIn = store.getState().status === 'signed-in'
    setSession(change === 'refused' && wasSignedIn ? { status: 'signed-out', hasExpired: true } : { status: 'signed-out' })
  } else if (change === 'another-tab') {
    // A sign-in or only a refresh in that tab: the response says whether it is another account.
    void resolveSession()
  }
})

/** The page's one session: the signed-in account, in this tab and in all others. */
export const session = {
  get: (): Session => store.getState(),

  /**
   * Loads the signed-in account. Settles with the response or, while the server is down, after the first attempt: the status then stays
   * `starting` and further attempts follow.
   */
  start: resolveSession,

  /** Applies the server's response to a sign-in or a registration. */
  signedIn({ token, refreshToken, user }: Omit<AuthResponse, 'kind'>): void {
    attempt++
    tokens.write({ token, refreshToken })
    setSession({ status: 'signed-in', user })
  },

  /** Ends the session. The page is signed out at once, whether or not the server can be reached. */
  async signOut(): Promise<void> {
    const refreshToken = tokens.read()?.refreshToken
    tokens.clear()
    setSession({ status: 'signed-out' })
    if (refreshToken) call(sessionApi.logout, { body: { refreshToken } }, { breaker: 'none' }).catch(() => {})
  },

  /** Loads the person's record again, for instance after the address was verified. Rejects when that fails. */
  async refreshUser(): Promise<void> {
    if (store.getState().status !== 'signed-in') return
    const user = await loadUser()
    session.setUser(user)
  },

  /** Sets a changed record of the same person. */
  setUser(user: User): void {
    if (userIdOf(store.getState()) === user.id) setSession({ status: 'signed-in', user })
  },
}

/** The signed-in account; renders again when it changes. */
export const useSession = (): Session => useStore(store)
