import type { Role } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { sha256 } from '../../hash.ts'
import { unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from '../users/index.ts'
import { recentlyLive } from './recently-live.ts'
import type { RefreshTokenStore } from './refresh-token-store.ts'
import type { Device, EndReason, SessionStore } from './session-store.ts'
import { newToken, successorOf } from './tokens.ts'

const DAY = 24 * 60 * 60_000
const REFRESH_LIFE = 30 * DAY
/** Tabs and retries this soon after a rotation get the same successor; a later reuse is treated as a stolen token. */
const GRACE = 30_000

/** How long sensitive changes are allowed after the password was confirmed. */
const FRESH = 15 * 60_000

export type OpenedSession = { viewer: Viewer; refreshToken: string }
type Person = { id: string; role: Role }
/** The device and strength of a sign-in. `isStrong`: with a second factor. */
export type SignIn = { device: Device; isStrong: boolean }
export type Sessions = ReturnType<typeof sessionService>

type Options = {
  database: Database
  store: SessionStore
  refreshTokens: RefreshTokenStore
  users: UserStore
  secret: string
  /** Moderators and admins act as members until a session of theirs was authenticated with a second factor. */
  asksStaffForSecondFactor: boolean
  now: () => Date
}

export function sessionService(options: Options) {
  const { database, store, refreshTokens, users, secret, asksStaffForSecondFactor, now } = options
  const recent = recentlyLive()
  const hashed = (token: string) => ({ hash: sha256(token), expiresAt: new Date(now().getTime() + REFRESH_LIFE) })

  return {
    async open(user: Person, { device, isStrong }: SignIn): Promise<OpenedSession> {
      const refreshToken = newToken()
      const sessionId = await database.tx(async () => {
        const id = await store.create(user.id, { at: now(), device, isStrong })
        await refreshTokens.add(id, hashed(refreshToken))
        return id
      })
      return { viewer: viewerOf(user, { id: sessionId, isStrong }), refreshToken }
    },

    /** Exchanges a refresh token for its successor. A token that was exchanged before ends the whole session. */
    async refresh(token: string): Promise<OpenedSession> {
      // Thrown outside the transaction, so that the end of the session is committed.
      const opened = await database.tx(() => exchange(token))
      if (!opened) throw unauthorized()
      return opened
    },

    async end({ viewer, refreshToken }: { viewer: Viewer | null; refreshToken: string | undefined }) {
      if (viewer) await clearCacheAfter(store.end(viewer.sessionId, 'logout', now()))
      const token = refreshToken === undefined ? undefined : await refreshTokens.find(sha256(refreshToken))
      if (token) await clearCacheAfter(store.end(token.session_id, 'logout', now()))
    },

    endAll: (userId: string, reason: EndReason) => clearCacheAfter(store.endAll(userId, reason, { at: now() })),
    endOthers: ({ userId, sessionId }: Viewer, reason: EndReason) =>
      clearCacheAfter(store.endAll(userId, reason, { at: now(), except: sessionId })),
    endOwn: (id: string, userId: string) => clearCacheAfter(store.endOwn(id, userId, now())),
    list: (userId: string) => store.listLive(userId, new Date(now().getTime() - REFRESH_LIFE)),

    /** Marks the session as authenticated with a second factor and returns the viewer with the full role. */
    async strengthen({ userId, sessionId }: Viewer): Promise<Viewer> {
      await store.strengthen(sessionId)
      const user = await users.find(userId)
      if (!user) throw unauthorized()
      return viewerOf(user, { id: sessionId, isStrong: true })
    },
    isStrong: ({ sessionId }: Viewer) => store.isStrong(sessionId),
    weakenAll: (userId: string) => store.weakenAll(userId),

    requiresSecondFactor: ({ role }: Pick<Person, 'role'>) => asksStaffForSecondFactor && role !== 'member',
    isLive: ({ sessionId, userId }: Pick<Viewer, 'userId' | 'sessionId'>) => store.isLive(sessionId, userId),
    /** For reading: the database is queried again after five seconds, or when any session ends in this process. */
    async wasLiveRecently({ sessionId, userId }: Viewer): Promise<boolean> {
      if (recent.has(sessionId)) return true
      const isLive = await store.isLive(sessionId, userId)
      if (isLive) recent.add(sessionId)
      return isLive
    },
    confirm: ({ sessionId }: Viewer) => store.confirm(sessionId, now()),

    /** Whether the password was confirmed in this session within the last 15 minutes, at its start or since. */
    async isFresh({ sessionId, userId }: Viewer): Promise<boolean> {
      const confirmedAt = await store.passwordConfirmedAt(sessionId, userId)
      return confirmedAt !== undefined && now().getTime() - confirmedAt.getTime() < FRESH
    },

    async deleteExpired() {
      await refreshTokens.deleteExpired(now())
      await store.deleteWithoutTokens(now())
    },
  }

  /** Every end of a session goes through this. */
  async function clearCacheAfter<T>(work: Promise<T>): Promise<T> {
    const result = await work
    recent.clear()
    return result
  }

  function viewerOf(user: Person, { id: sessionId, isStrong }: { id: string; isStrong: boolean }): Viewer {
    const lacksSecondFactor = asksStaffForSecondFactor && user.role !== 'member' && !isStrong
    return {
      userId: user.id,
      role: lacksSecondFactor ? 'member' : user.role,
      sessionId,
      ...(lacksSecondFactor && { needsSecondFactor: true as const }),
    }
  }

  async function exchange(token: string): Promise<OpenedSession | undefined> {
    const session = await store.lockByToken(sha256(token))
    // Read after the lock: another call may have rotated it while this one waited.
    const storedToken = session && (await refreshTokens.find(sha256(token)))
    if (!storedToken || session.ended_at !== null || storedToken.expires_at <= now()) return undefined

    const successor = successorOf(token, secret)
    if (storedToken.rotated_at === null) {
      await refreshTokens.rotate(storedToken.hash, now())
      await refreshTokens.add(session.id, hashed(successor))
      await store.touch(session.id, now())
    } else if (now().getTime() - storedToken.rotated_at.getTime() > GRACE) {
      await clearCacheAfter(store.end(session.id, 'reuse', now()))
      return undefined
    }
    const user = await users.find(session.user_id)
    if (!user) return undefined
    return { viewer: viewerOf(user, { id: session.id, isStrong: session.is_strong }), refreshToken: successor }
  }
}
