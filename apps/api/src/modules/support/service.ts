import { LIMITS, type PeoplePage, type SupportStats } from '@worrystone/contracts'
import { badRequest, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { postCards } from '../posts/index.ts'
import { presentSince } from '../users/index.ts'
import type { SupportStore } from './store.ts'

type Paging = { limit: number; offset: number }

/** The rules of support: for a worry that one may see and that is not one's own. Saying it twice changes nothing. */
export function supportService({ store, cards }: { store: SupportStore; cards: ReturnType<typeof postCards> }) {
  async function seen(viewer: Viewer | null, postId: string) {
    const worry = await store.find(viewer?.userId ?? null, postId)
    if (!worry) throw notFound()
    return worry
  }

  /** Why nothing was counted: there was nothing to do, or it may not be done. */
  async function unchanged(viewer: Viewer, postId: string): Promise<SupportStats> {
    const { author_id, ...stats } = await seen(viewer, postId)
    if (author_id === viewer.userId) throw badRequest('You cannot support your own worry')
    return present(stats)
  }

  return {
    async show(viewer: Viewer, postId: string): Promise<SupportStats> {
      const supportCount = await store.add(viewer.userId, postId)
      return supportCount === undefined ? unchanged(viewer, postId) : { supportCount, isShowingSupport: true }
    },

    async withdraw(viewer: Viewer, postId: string): Promise<SupportStats> {
      const supportCount = await store.remove(viewer.userId, postId)
      return supportCount === undefined ? unchanged(viewer, postId) : { supportCount, isShowingSupport: false }
    },

    stats: async (viewer: Viewer | null, postId: string) => present(await seen(viewer, postId)),

    check: async (viewer: Viewer, postId: string) => ({ isShowingSupport: (await seen(viewer, postId)).is_showing_support }),

    async people(viewer: Viewer, postId: string, { limit, offset }: Paging): Promise<PeoplePage> {
      const { author_id, support_count } = await seen(viewer, postId)
      const total = Math.min(support_count, LIMITS.totalMax)
      if (author_id !== viewer.userId) return { people: [], hasMore: false, total }
      const found = await store.people(postId, { authorId: viewer.userId, offset, rows: limit + 1 })
      return { people: found.slice(0, limit).map(presentSince), hasMore: found.length > limit, total }
    },

    /** What somebody supports says something about them: their own list only, and every other one looks like a missing one. */
    async byUser(viewer: Viewer, userId: string, { limit, offset }: Paging) {
      if (userId !== viewer.userId) throw notFound()
      const [found, total] = await Promise.all([
        store.supportedBy(userId, { offset, rows: limit + 1 }),
        store.countSupportedBy(userId, LIMITS.totalMax),
      ])
      return { posts: await cards(userId, found.slice(0, limit)), hasMore: found.length > limit, total }
    },
  }
}
export type SupportService = ReturnType<typeof supportService>

const present = (row: { support_count: number; is_showing_support: boolean }): SupportStats => ({
  supportCount: row.support_count,
  isShowingSupport: row.is_showing_support,
})
