import {
  type EarlierWorries,
  type Follow,
  type FollowPage,
  type FollowStats,
  type FollowStatus,
  LIMITS,
} from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { badRequest, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Notices } from '../notifications/index.ts'
import { presentSummary, type UserStore } from '../users/index.ts'
import { isPersonVisible } from '../visibility/index.ts'
import type { FollowRow, FollowStore, Side } from './store.ts'

type Options = {
  database: Database
  store: FollowStore
  users: Pick<UserStore, 'setShowsEarlierWorries'>
  notices: Notices
  now: () => Date
}

const presentFollow = ({ id, is_following, follower, following }: FollowRow): Follow => ({
  id,
  followerId: follower.id,
  followingId: following.id,
  follower: presentSummary(follower),
  following: presentSummary(following),
  isFollowing: is_following,
})

/** The rules of following. It applies to one direction, and gives no access to the followed user. */
export function followService({ database, store, users, notices, now }: Options) {
  async function requireVisible(viewer: Viewer | null, userId: string) {
    if (!(await isPersonVisible(database, { viewerId: viewer?.userId ?? null, personId: userId }))) throw notFound()
  }

  /** Another visible user; missing and blocked ones are not distinguished. Waits for a block that is being created. */
  async function lockOther(viewer: Viewer, userId: string) {
    if (viewer.userId === userId) throw badRequest('You cannot follow yourself')
    await store.lockPair(viewer.userId, userId)
    await requireVisible(viewer, userId)
  }

  const noticeOf = (viewer: Viewer, userId: string) => ({ to: userId, kind: 'follow' as const, actorId: viewer.userId })

  async function addFollow(viewer: Viewer, userId: string): Promise<FollowStatus> {
    if (await store.add(viewer.userId, userId, now())) await notices.notify(noticeOf(viewer, userId))
    return { isFollowing: true }
  }

  async function removeFollow(viewer: Viewer, userId: string): Promise<FollowStatus> {
    if (await store.remove(viewer.userId, userId)) await notices.retract(noticeOf(viewer, userId))
    return { isFollowing: false }
  }

  const earlierWorries = ({ userId }: Viewer): Promise<EarlierWorries> => store.earlierWorries(userId, LIMITS.totalMax)

  return {
    earlierWorries,

    /** Follows that exist stay as they are. */
    async chooseEarlierWorries(viewer: Viewer, shows: boolean): Promise<EarlierWorries> {
      await users.setShowsEarlierWorries(viewer.userId, shows)
      return earlierWorries(viewer)
    },

    follow: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await lockOther(viewer, userId)
        return addFollow(viewer, userId)
      }),

    unfollow: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await lockOther(viewer, userId)
        return removeFollow(viewer, userId)
      }),

    toggle: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await lockOther(viewer, userId)
        return (await store.has(viewer.userId, userId)) ? removeFollow(viewer, userId) : addFollow(viewer, userId)
      }),

    async status(viewer: Viewer, userId: string): Promise<FollowStatus> {
      if (viewer.userId === userId) return { isFollowing: false }
      await requireVisible(viewer, userId)
      return { isFollowing: await store.has(viewer.userId, userId) }
    },

    async list(
      side: Side,
      viewer: Viewer | null,
      userId: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<FollowPage> {
      await requireVisible(viewer, userId)
      const viewerId = viewer?.userId ?? null
      const { page, hasMore } = cutPage(await store.list(side, userId, { viewerId, offset, rows: limit + 1 }), limit)
      const total = await store.count(side, userId, { viewerId, max: LIMITS.totalMax })
      return { follows: page.map(presentFollow), hasMore, total }
    },

    /** Exact counts of the same users as in the lists. */
    async stats(viewer: Viewer | null, userId: string): Promise<FollowStats> {
      await requireVisible(viewer, userId)
      const uncapped = { viewerId: viewer?.userId ?? null, max: null }
      return {
        followersCount: await store.count('followers', userId, uncapped),
        followingCount: await store.count('following', userId, uncapped),
      }
    },

    /** Ends the follows between the two users in the caller's transaction, and locks the pair until it ends. */
    async endBetween(userId: string, otherId: string) {
      await store.lockPair(userId, otherId)
      for (const [follower, followed] of [
        [userId, otherId],
        [otherId, userId],
      ] as const) {
        await store.remove(follower, followed)
        await notices.retract({ to: followed, kind: 'follow', actorId: follower })
      }
    },
  }
}
export type FollowService = ReturnType<typeof followService>
