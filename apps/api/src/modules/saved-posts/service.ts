import { LIMITS, type SavedState } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { postCards } from '../posts/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import type { SavedPostStore } from './store.ts'

type Options = { database: Database; store: SavedPostStore; cards: ReturnType<typeof postCards> }

/** Saves worries, one's own too, and lists those that the member may still see. */
export function savedPostService({ database, store, cards }: Options) {
  async function requireVisible({ userId }: Viewer, postId: string) {
    if (!(await isPostVisible(database, { viewerId: userId, postId }))) throw notFound()
  }

  return {
    /** Idempotent. */
    async save(viewer: Viewer, postId: string): Promise<SavedState> {
      if (!(await store.add(viewer.userId, postId))) await requireVisible(viewer, postId)
      return { isSaved: true }
    },

    /** Idempotent. */
    async remove(viewer: Viewer, postId: string): Promise<SavedState> {
      if (!(await store.remove(viewer.userId, postId))) await requireVisible(viewer, postId)
      return { isSaved: false }
    },

    async list({ userId }: Viewer, { limit, offset }: { limit: number; offset: number }) {
      const [postIds, total] = await Promise.all([
        store.list(userId, { offset, rows: limit + 1 }),
        store.count(userId, LIMITS.totalMax),
      ])
      const { page, hasMore } = cutPage(postIds, limit)
      return { posts: await cards(userId, page), hasMore, total }
    },
  }
}
export type SavedPostService = ReturnType<typeof savedPostService>
