import { LIMITS, type PeoplePage } from '@worrystone/contracts'
import { type AppError, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSince } from '../users/index.ts'
import type { ToggleStore } from './toggle-store.ts'

/** The rules of support and me-too: for a visible worry of another author, idempotent. `refuseOwn`: the error for its author. */
export function toggleService(store: ToggleStore, refuseOwn: () => AppError) {
  async function readVisible(viewer: Viewer | null, postId: string) {
    const worry = await store.find(viewer?.userId ?? null, postId)
    if (!worry) throw notFound()
    return worry
  }

  return {
    async read(viewer: Viewer | null, postId: string): Promise<{ count: number; isOn: boolean }> {
      const { count, is_on } = await readVisible(viewer, postId)
      return { count, isOn: is_on }
    },

    async set(viewer: Viewer, postId: string, isOn: boolean): Promise<{ count: number; isOn: boolean }> {
      const count = await (isOn ? store.add(viewer.userId, postId) : store.remove(viewer.userId, postId))
      if (count !== undefined) return { count, isOn }
      // Nothing changed: it was on already, or it is not allowed.
      const worry = await readVisible(viewer, postId)
      if (worry.author_id === viewer.userId) throw refuseOwn()
      return { count: worry.count, isOn: worry.is_on }
    },

    /** For the author only. */
    async people(viewer: Viewer, postId: string, { limit, offset }: { limit: number; offset: number }): Promise<PeoplePage> {
      const { author_id, count } = await readVisible(viewer, postId)
      const total = Math.min(count, LIMITS.totalMax)
      if (author_id !== viewer.userId) return { people: [], hasMore: false, total }
      const rows = await store.people(postId, { authorId: viewer.userId, offset, rows: limit + 1 })
      const { page, hasMore } = cutPage(rows, limit)
      return { people: page.map(presentSince), hasMore, total }
    },
  }
}
