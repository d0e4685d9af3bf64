import type { Role } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from '../users/index.ts'
import { recentlyLive } from './recently-live.ts'
import type { Device, EndReason, SessionStore } from './store.ts'
import { hashOf, newToken, successorOf } from './tokens.ts'

const DAY = 24 * 60 * 60_000
const REFRESH_LIFE = 30 * DAY
/** Tabs and retries that come this soon after a rotation get the same successor; whoever comes later holds a stolen token. */
const GRACE = 30_000

/** For so long after the password was said, weighty changes are open. */
const FRESH = 15 * 60_000

export type Opened = { viewer: Viewer; refreshToken: string }
type Person = { id: string; role: Role }
/** How somebody signed in. `isStrong`: with a second factor. */
export type SignIn = { device: Device; isStrong: boolean }
export type Sessions = ReturnType<typeof sessionService>

type Needs = {
  database: Database
  store: SessionStore
  users: UserStore
  secret: string
  /** Moderators and admins act as members until a session of theirs has shown a second factor. */
  asksStaffForSecondFactor: boolean
  now: () => Date
}

export function sessionService({ database, store, users, secret, asksStaffForSecondFactor, now }: Needs) {
  const recent = recentlyLive()
  const issue = (token: string) => ({ hash: hashOf(token), expiresAt: new Date(now().getTime() + REFRESH_LIFE) })

  return {
    /** A new sign-in on one device. */
    async open(user: Person, { device, isStrong }: SignIn): Promise<Opened> {
      const refreshToken = newToken()
      const sessionId = await database.tx(async () => {
        const id = await store.begin(user.id, { at: now(), device, isStrong })
        await store.addToken(id, issue(refreshToken))
        return id
      })
      return { viewer: viewerOf(user, { id: sessionId, isStrong }), refreshToken }
    },

    /** Exchanges a refresh token for its successor. A token that was exchanged before ends the whole session. */
    async refresh(token: string): Promise<Opened> {
      // A refusal is carried out of the transaction, so that the end of the session is kept.
      const opened = await database.tx(() => exchange(token))
      if (!opened) throw unauthorized()
      return opened
    },

    async end({ viewer, refreshToken }: { viewer: Viewer | null; refreshToken: string | undefined }) {
      if (viewer) await ended(store.end(viewer.sessionId, 'logout', now()))
      if (refreshToken !== undefined) await ended(store.endByToken(hashOf(refreshToken), 'logout', now()))
    },

    endAll: (userId: string, reason: EndReason) => ended(store.endAll(userId, reason, { at: now() })),
    endOthers: ({ userId, sessionId }: Viewer, reason: EndReason) =>
      ended(store.endAll(userId, reason, { at: now(), but: sessionId })),
    endOwn: (id: string, userId: string) => ended(store.endOwn(id, userId, now())),
    list: (userId: string) => store.open(userId, new Date(now().getTime() - REFRESH_LIFE)),

    /** This session has shown a second factor: the viewer with all that their role may do. */
    async strengthen({ userId, sessionId }: Viewer): Promise<Viewer> {
      await store.strengthen(sessionId)
      const user = await users.find(userId)
      if (!user) throw unauthorized()
      return viewerOf(user, { id: sessionId, isStrong: true })
    },
    isStrong: ({ sessionId }: Viewer) => store.isStrong(sessionId),
    weakenAll: (userId: string) => store.weakenAll(userId),

    asksForSecondFactor: ({ role }: Pick<Person, 'role'>) => asksStaffForSecondFactor && role !== 'member',
    isLive: ({ sessionId, userId }: Pick<Viewer, 'userId' | 'sessionId'>) => store.isLive(sessionId, userId),
    /** For reading: asks anew after five seconds, or when any session ended in this process. */
    async wasLiveLately({ sessionId, userId }: Viewer): Promise<boolean> {
      if (recent.has(sessionId)) return true
      const isLive = await store.isLive(sessionId, userId)
      if (isLive) recent.add(sessionId)
      return isLive
    },
    confirm: ({ sessionId }: Viewer) => store.confirm(sessionId, now()),

    /** Was the password said in this session within the last 15 minutes, at its begin or since? */
    async isFresh({ sessionId, userId }: Viewer): Promise<boolean> {
      const at = await store.passwordSaidAt(sessionId, userId)
      return at !== undefined && now().getTime() - at.getTime() < FRESH
    },

    forgetExpired: () => store.forget(now()),
  }

  /** Every end of a session goes through here: no end is remembered as life. */
  async function ended<T>(work: Promise<T>): Promise<T> {
    const answer = await work
    recent.forgetAll()
    return answer
  }

  function viewerOf(user: Person, { id: sessionId, isStrong }: { id: string; isStrong: boolean }): Viewer {
    const isHeldBack = asksStaffForSecondFactor && user.role !== 'member' && !isStrong
    return {
      userId: user.id,
      role: isHeldBack ? 'member' : user.role,
      sessionId,
      ...(isHeldBack && { needsSecondFactor: true as const }),
    }
  }

  async function exchange(token: string): Promise<Opened | undefined> {
    const session = await store.lockByToken(hashOf(token))
    // Read after the lock: another call may have rotated it while this one waited.
    const held = session && (await store.findToken(hashOf(token)))
    if (!held || session.ended_at !== null || held.expires_at <= now()) return undefined

    const successor = successorOf(token, secret)
    if (held.rotated_at === null) {
      await store.rotateToken(held.hash, now())
      await store.addToken(session.id, issue(successor))
      await store.touch(session.id, now())
    } else if (now().getTime() - held.rotated_at.getTime() > GRACE) {
      await ended(store.end(session.id, 'reuse', now()))
      return undefined
    }
    const user = await users.find(session.user_id)
    if (!user) return undefined
    return { viewer: viewerOf(user, { id: session.id, isStrong: session.is_strong }), refreshToken: successor }
  }
}
