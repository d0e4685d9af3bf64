import { type Follow, type FollowPage, type FollowStats, type FollowStatus, LIMITS } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { badRequest, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Notices } from '../notifications/index.ts'
import { presentSummary } from '../users/index.ts'
import { isPersonVisible } from '../visibility/index.ts'
import type { FollowRow, FollowStore, Side } from './store.ts'

type Parts = { database: Database; store: FollowStore; notices: Notices }

const present = ({ id, is_following, follower, following }: FollowRow): Follow => ({
  id,
  followerId: follower.id,
  followingId: following.id,
  follower: presentSummary(follower),
  following: presentSummary(following),
  isFollowing: is_following,
})

/** The rules of following. It applies to one direction, and gives no access to the followed user. */
export function followService({ database, store, notices }: Parts) {
  async function requireVisible(viewer: Viewer | null, userId: string) {
    if (!(await isPersonVisible(database, { viewerId: viewer?.userId ?? null, personId: userId }))) throw notFound()
  }

  /** Another visible user; missing and blocked ones are not distinguished. Waits for a block that is being created. */
  async function someoneElse(viewer: Viewer, userId: string) {
    if (viewer.userId === userId) throw badRequest('You cannot follow yourself')
    await store.hold(viewer.userId, userId)
    await requireVisible(viewer, userId)
  }

  const noticeOf = (viewer: Viewer, userId: string) => ({ to: userId, kind: 'follow' as const, actorId: viewer.userId })

  async function begin(viewer: Viewer, userId: string): Promise<FollowStatus> {
    if (await store.add(viewer.userId, userId)) await notices.notify(noticeOf(viewer, userId))
    return { isFollowing: true }
  }

  async function end(viewer: Viewer, userId: string): Promise<FollowStatus> {
    if (await store.remove(viewer.userId, userId)) await notices.retract(noticeOf(viewer, userId))
    return { isFollowing: false }
  }

  return {
    follow: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await someoneElse(viewer, userId)
        return begin(viewer, userId)
      }),

    unfollow: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await someoneElse(viewer, userId)
        return end(viewer, userId)
      }),

    toggle: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await someoneElse(viewer, userId)
        return (await store.has(viewer.userId, userId)) ? end(viewer, userId) : begin(viewer, userId)
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
      const found = await store.list(side, userId, { viewerId, offset, rows: limit + 1 })
      return {
        follows: found.slice(0, limit).map(present),
        hasMore: found.length > limit,
        total: await store.count(side, userId, { viewerId, most: LIMITS.totalMax }),
      }
    },

    /** Exact counts of the same users as in the lists. */
    async stats(viewer: Viewer | null, userId: string): Promise<FollowStats> {
      await requireVisible(viewer, userId)
      const all = { viewerId: viewer?.userId ?? null, most: null }
      return {
        followersCount: await store.count('followers', userId, all),
        followingCount: await store.count('following', userId, all),
      }
    },

    /** Ends the follows between the two users in the caller's transaction, and locks the pair until it ends. */
    async endBetween(one: string, other: string) {
      await store.hold(one, other)
      for (const [follower, followed] of [
        [one, other],
        [other, one],
      ] as const) {
        await store.remove(follower, followed)
        await notices.retract({ to: followed, kind: 'follow', actorId: follower })
      }
    },
  }
}
export type FollowService = ReturnType<typeof followService>
