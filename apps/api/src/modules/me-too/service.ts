import { LIMITS, type MeTooStats, type PeoplePage } from '@worrystone/contracts'
import { badRequest, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSince } from '../users/index.ts'
import type { MeTooStore } from './store.ts'

/** The rules of me-too: for a worry that one may see and that is not one's own. Saying it twice changes nothing. */
export function meTooService(store: MeTooStore) {
  async function seen(viewer: Viewer | null, postId: string) {
    const worry = await store.find(viewer?.userId ?? null, postId)
    if (!worry) throw notFound()
    return worry
  }

  /** Why nothing was counted: there was nothing to do, or it may not be done. */
  async function unchanged(viewer: Viewer, postId: string): Promise<MeTooStats> {
    const { author_id, me_too_count, has_me_too } = await seen(viewer, postId)
    if (author_id === viewer.userId) throw badRequest('You cannot say me too to your own worry')
    return { count: me_too_count, hasMeToo: has_me_too }
  }

  return {
    async say(viewer: Viewer, postId: string): Promise<MeTooStats> {
      const count = await store.add(viewer.userId, postId)
      return count === undefined ? unchanged(viewer, postId) : { count, hasMeToo: true }
    },

    async takeBack(viewer: Viewer, postId: string): Promise<MeTooStats> {
      const count = await store.remove(viewer.userId, postId)
      return count === undefined ? unchanged(viewer, postId) : { count, hasMeToo: false }
    },

    check: async (viewer: Viewer, postId: string) => ({ hasMeToo: (await seen(viewer, postId)).has_me_too }),

    count: async (viewer: Viewer | null, postId: string) => ({ count: (await seen(viewer, postId)).me_too_count }),

    async similarWorryCount(viewer: Viewer | null, postId: string) {
      const count = await store.countSimilar(viewer?.userId ?? null, postId)
      if (count === undefined) throw notFound()
      return { count }
    },

    async people(viewer: Viewer, postId: string, { limit, offset }: { limit: number; offset: number }): Promise<PeoplePage> {
      const { author_id, me_too_count } = await seen(viewer, postId)
      const total = Math.min(me_too_count, LIMITS.totalMax)
      if (author_id !== viewer.userId) return { people: [], hasMore: false, total }
      const found = await store.people(postId, { authorId: viewer.userId, offset, rows: limit + 1 })
      return { people: found.slice(0, limit).map(presentSince), hasMore: found.length > limit, total }
    },
  }
}
export type MeTooService = ReturnType<typeof meTooService>
