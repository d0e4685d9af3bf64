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

/** The one place where the session changes: forgets what the last person saw, and tells the page when the person is another one. */
function become(next: Session): void {
  const before = store.getState()
  const isSame = before.status === next.status && userIdOf(before) === userIdOf(next)
  store.setState(next, true)
  // What another tier opens or closes is asked for again.
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

/** The server knows the tokens and has nobody for them. Too many questions, or an answer of another release, are not that. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 403, 404, 410].includes(error.status)

/** Asks who the stored tokens belong to. False when the server could not be asked: nobody is signed out by a tunnel. */
async function recognise(): Promise<boolean> {
  try {
    const user = tokens.read() ? await loadUser() : null
    become(user && tokens.read() ? { status: 'signed-in', user } : { status: 'signed-out' })
  } catch (error) {
    // Gone already: the client cleared them when they could not be renewed.
    if (!tokens.read()) return true
    if (!isRefusal(error)) return false
    tokens.clear()
  }
  return true
}

// Told again after each vain attempt, for what came to the page later.
const tellAsleep = () => emit('service.asleep/1', { url: sessionApi.profile.url })

let attempt = 0

async function keepTrying(): Promise<void> {
  const mine = ++attempt
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(MAX_WAIT_MS, ms * 2)) {
    await wait(ms)
    if (mine !== attempt || (await recognise())) return
    tellAsleep()
  }
}

async function settle(): Promise<void> {
  attempt++
  if (await recognise()) return
  tellAsleep()
  void keepTrying()
}

tokens.subscribe((change) => {
  if (!tokens.read()) {
    attempt++
    const wasHere = store.getState().status === 'signed-in'
    become(change === 'refused' && wasHere ? { status: 'signed-out', hasExpired: true } : { status: 'signed-out' })
  } else if (change === 'another-tab') {
    // Signed in there, or only renewed: the answer tells whether it is another person.
    void settle()
  }
})

/** The page's one session: who is signed in, in this tab and in all others. */
export const session = {
  get: (): Session => store.getState(),

  /**
   * Finds out who is here. Settles with the answer or, while the server sleeps, after the first attempt: the status then stays
   * `starting` and the question is repeated until there is an answer.
   */
  start: settle,

  /** Takes over what the server answered to a sign-in or a registration. */
  signedIn({ token, refreshToken, user }: Omit<AuthResponse, 'kind'>): void {
    attempt++
    tokens.write({ token, refreshToken })
    become({ status: 'signed-in', user })
  },

  /** Ends the session. The page is signed out at once, whether or not the server can be told. */
  async signOut(): Promise<void> {
    const refreshToken = tokens.read()?.refreshToken
    tokens.clear()
    become({ status: 'signed-out' })
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
    if (userIdOf(store.getState()) === user.id) become({ status: 'signed-in', user })
  },
}

/** Who is signed in, always up to date. */
export const useSession = (): Session => useStore(store)
