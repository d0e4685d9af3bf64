import { type ActiveMember, type CommunityOverview, MIN_PEOPLE } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import { presentRow } from '../../db/present-row.ts'
import { unauthorized } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSummary, type UserStore } from '../users/index.ts'
import type { CommunityStore, Counted } from './store.ts'

const CACHE_MS = 60_000
/** Long, so that nobody sees single people come and go. */
const OVERVIEW_CACHE_MS = 60 * 60_000
const ROUNDED_TO = 5

/** Null for too few people. */
const published = (counted: Counted | undefined): number | null =>
  counted && counted.people >= MIN_PEOPLE ? Math.floor(counted.count / ROUNDED_TO) * ROUNDED_TO : null

type Options = { store: CommunityStore; users: Pick<UserStore, 'find' | 'setShowsActivity'>; now: () => Date }

/** Activity of the community: it counts public content only, and names only members who want that. */
export function communityService({ store, users, now }: Options) {
  const figures = cacheFor(store.figures, { ms: CACHE_MS, now })
  const active = cacheFor(store.active, { ms: CACHE_MS, now })

  const overview = cacheFor(
    async (): Promise<CommunityOverview> => {
      const rows = await store.overview()
      const of = (kind: (typeof rows)[number]['kind']) => published(rows.find((row) => row.kind === kind))
      return { members: of('member'), worries: of('worry'), kindWords: of('kind-word') }
    },
    { ms: OVERVIEW_CACHE_MS, now },
  )

  return {
    figures: figures.read,
    /** For everybody, visitors too. */
    overview: overview.read,

    /** The active members are cached for a minute; which of them this viewer may see is queried each time. */
    async members({ userId }: Viewer, { limit, offset }: { limit: number; offset: number }) {
      const activities = await active.read()
      const [rows, viewer] = await Promise.all([
        store.listVisible(activities, userId, { offset, rows: limit + 1 }),
        users.find(userId),
      ])
      const { page, hasMore } = cutPage(rows, limit)
      const members: ActiveMember[] = page.map((row) => ({ ...presentRow(row), user: presentSummary(row) }))
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
