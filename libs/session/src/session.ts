import { ApiError, call, clearCaches, invalidateCaches, tokens } from '@worrystone/api-client'
import { type AuthResponse, sessionApi, type User } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** `starting`: not known yet, because the server has not answered. `hasExpired`: the server ended it while the person was here. */
export type Session = { status: 'starting' } | { status: 'signed-out'; hasExpired?: true } | { status: 'signed-in'; user: User }

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 15_000

const store = createStore<Session>(() => ({ status: 'starting' }))

const userIdOf = (session: Session) => (session.status === 'signed-in' ? session.user.id : null)

const tierOf = (session: Session) => (session.status === 'signed-in' ? session.user.tier : null)

/** The one place where the session changes: clears what was loaded for the last person, and emits the event when the person is another one. */
function setSession(next: Session): void {
  const before = store.getState()
  const isSame = before.status === next.status && userIdOf(before) === userIdOf(next)
  store.setState(next, true)
  // Another tier opens or closes features: what was loaded is loaded again.
  if (isSame && tierOf(before) !== tierOf(next)) invalidateCaches()
  if (isSame) return
  if (before.status !== 'starting') clearCaches()
  if (userIdOf(before) !== userIdOf(next) || before.status === 'starting') emit('session.changed/1', { userId: userIdOf(next) })
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms)
    globalThis.addEventListener?.('online', done)
    function done() {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
  })

const loadUser = () => call(sessionApi.profile, {}, { breaker: 'none', retries: 0, priority: 'high' })

/** The tokens are valid and belong to nobody. A rate limit or a response of another release does not mean that. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 410].includes(error.status)

/** Loads the user of the stored tokens. False without a response: a tunnel signs nobody out. */
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

async function keepTrying(): Promise<void> {
  const mine = ++attempt
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(MAX_WAIT_MS, ms * 2)) {
    await wait(ms)
    if (mine !== attempt || (await identify())) return
    emitAsleep()
  }
}

async function resolveSession(): Promise<void> {
  attempt++
  if (await identify()) return
  emitAsleep()
  void keepTrying()
}

tokens.subscribe((change) => {
  if (!tokens.read()) {
    attempt++
    const wasHere = store.getState().status === 'signed-in'
    setSession(change === 'refused' && wasHere ? { status: 'signed-out', hasExpired: true } : { status: 'signed-out' })
  } else if (change === 'another-tab') {
    // A sign-in or only a refresh there: the response says whether it is another person.
    void resolveSession()
  }
})

/** The page's one session: who is signed in, in this tab and in all others. */
export const session = {
  get: (): Session => store.getState(),

  /**
   * Loads who is signed in. Settles with the response or, while the server is down, after the first attempt: the status then stays
   * `starting` and further attempts follow.
   */
  start: resolveSession,

  /** Takes over what the server answered to a sign-in or a registration. */
  signedIn({ token, refreshToken, user }: Omit<AuthResponse, 'kind'>): void {
    attempt++
    tokens.write({ token, refreshToken })
    setSession({ status: 'signed-in', user })
  },

  /** Ends the session. The page is signed out at once, whether or not the server can be told. */
  async signOut(): Promise<void> {
    const refreshToken = tokens.read()?.refreshToken
    tokens.clear()
    setSession({ status: 'signed-out' })
    if (refreshToken) call(sessionApi.logout, { body: { refreshToken } }, { breaker: 'none' }).catch(() => {})
  },

  /** Reads the person's record again, for instance after the address was verified. Rejects when that fails. */
  async refreshUser(): Promise<void> {
    if (store.getState().status !== 'signed-in') return
    const user = await loadUser()
    session.setUser(user)
  },

  /** Shows a changed record of the same person. */
  setUser(user: User): void {
    if (userIdOf(store.getState()) === user.id) setSession({ status: 'signed-in', user })
  },
}

/** Who is signed in, always up to date. */
export const useSession = (): Session => useStore(store)
