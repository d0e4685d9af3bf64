import type { FollowStatus } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { badRequest, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FollowStore } from './store.ts'

/** The rules of following. It is one-sided: nobody has to agree, and it opens nothing of the followed person. */
export function followService({ database, store }: { database: Database; store: FollowStore }) {
  /** Somebody else whom the viewer may meet; missing and blocked look the same. */
  async function someoneElse(viewer: Viewer, userId: string) {
    if (viewer.userId === userId) throw badRequest('You cannot follow yourself')
    if (!(await store.meets(viewer.userId, userId))) throw notFound()
  }

  return {
    async follow(viewer: Viewer, userId: string): Promise<FollowStatus> {
      await someoneElse(viewer, userId)
      await store.add(viewer.userId, userId)
      return { isFollowing: true }
    },

    async unfollow(viewer: Viewer, userId: string): Promise<FollowStatus> {
      await someoneElse(viewer, userId)
      await store.remove(viewer.userId, userId)
      return { isFollowing: false }
    },

    async status(viewer: Viewer, userId: string): Promise<FollowStatus> {
      if (viewer.userId === userId) return { isFollowing: false }
      await someoneElse(viewer, userId)
      return { isFollowing: await store.has(viewer.userId, userId) }
    },

    toggle: (viewer: Viewer, userId: string): Promise<FollowStatus> =>
      database.tx(async () => {
        await someoneElse(viewer, userId)
        if (await store.remove(viewer.userId, userId)) return { isFollowing: false }
        await store.add(viewer.userId, userId)
        return { isFollowing: true }
      }),
  }
}
export type FollowService = ReturnType<typeof followService>
