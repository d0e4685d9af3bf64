import type { ActiveMember } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import { unauthorized } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSummary, type UserStore } from '../users/index.ts'
import type { CommunityStore } from './store.ts'

const CACHE_MS = 60_000

type Options = { store: CommunityStore; users: Pick<UserStore, 'find' | 'setShowsActivity'>; now: () => Date }

/** Activity of the community: it counts public content only, and names only members who want that. */
export function communityService({ store, users, now }: Options) {
  const figures = cacheFor(store.figures, { ms: CACHE_MS, now })
  const active = cacheFor(store.active, { ms: CACHE_MS, now })

  return {
    figures: figures.read,

    /** The active members are cached for a minute; which of them this viewer may see is queried each time. */
    async members({ userId }: Viewer, { limit, offset }: { limit: number; offset: number }) {
      const activities = await active.read()
      const [rows, viewer] = await Promise.all([
        store.listVisible(activities, userId, { offset, rows: limit + 1 }),
        users.find(userId),
      ])
      const { page, hasMore } = cutPage(rows, limit)
      const members: ActiveMember[] = page.map((row) => ({
        user: presentSummary(row),
        lastActiveAt: row.last_active_at.toISOString(),
        isFollowing: row.is_following,
      }))
      return { members, hasMore, isShown: viewer?.shows_activity ?? false }
    },

    async show({ userId }: Viewer, isShown: boolean) {
      if (!(await users.find(userId))) throw unauthorized()
      await users.setShowsActivity(userId, isShown)
      active.invalidate()
      return { isShown }
    },
  }
}
export type CommunityService = ReturnType<typeof communityService>
