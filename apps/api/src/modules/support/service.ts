import { LIMITS, type SupportStats } from '@worrystone/contracts'
import { badRequest, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type postCards, toggleService } from '../posts/index.ts'
import type { SupportStore } from './store.ts'

type Paging = { limit: number; offset: number }

/** Shows and withdraws support, and lists supported worries. */
export function supportService({ store, cards }: { store: SupportStore; cards: ReturnType<typeof postCards> }) {
  const support = toggleService(store, () => badRequest('You cannot support your own worry'))
  return {
    show: async (viewer: Viewer, postId: string) => presentStats(await support.set(viewer, postId, true)),
    withdraw: async (viewer: Viewer, postId: string) => presentStats(await support.set(viewer, postId, false)),
    stats: async (viewer: Viewer | null, postId: string) => presentStats(await support.read(viewer, postId)),
    check: async (viewer: Viewer, postId: string) => ({ isShowingSupport: (await support.read(viewer, postId)).isOn }),
    people: support.people,

    /** Private: the list of another person is answered like a missing one. */
    async byUser(viewer: Viewer, userId: string, { limit, offset }: Paging) {
      if (userId !== viewer.userId) throw notFound()
      const [postIds, total] = await Promise.all([
        store.supportedBy(userId, { offset, rows: limit + 1 }),
        store.countSupportedBy(userId, LIMITS.totalMax),
      ])
      const { page, hasMore } = cutPage(postIds, limit)
      return { posts: await cards(userId, page), hasMore, total }
    },
  }
}
export type SupportService = ReturnType<typeof supportService>

const presentStats = ({ count, isOn }: { count: number; isOn: boolean }): SupportStats => ({
  supportCount: count,
  isShowingSupport: isOn,
})
