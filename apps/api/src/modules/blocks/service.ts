import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { badRequest, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSince } from '../users/index.ts'
import { hasBlocked, isPersonVisible } from '../visibility/index.ts'
import type { BlockStore, ListKind } from './store.ts'

type Options = { database: Database; store: BlockStore; follows: { endBetween(userId: string, otherId: string): Promise<void> } }
type Paging = { limit: number; offset: number }

/** The rules of blocking and muting. All calls are idempotent and notify nobody. */
export function blockService({ database, store, follows }: Options) {
  /** A user whom the viewer can see or has blocked already; one who has blocked the viewer is not found here either. */
  async function requireOther(viewer: Viewer, userId: string, refusal: string) {
    if (viewer.userId === userId) throw badRequest(refusal)
    const or = hasBlocked(sql`${viewer.userId}`, sql.ref('users.id'))
    if (!(await isPersonVisible(database, { viewerId: viewer.userId, personId: userId, or }))) throw notFound()
  }

  async function list(kind: ListKind, { userId }: Viewer, { limit, offset }: Paging) {
    const { page, hasMore } = cutPage(await store.list(kind, userId, { offset, rows: limit + 1 }), limit)
    return { people: page.map(presentSince), hasMore }
  }

  return {
    block: (viewer: Viewer, userId: string) =>
      database.tx(async () => {
        await requireOther(viewer, userId, 'You cannot block yourself')
        await store.block(viewer.userId, userId)
        await follows.endBetween(viewer.userId, userId)
        return { isBlocked: true }
      }),

    /** Reads the viewer's own list only, so that it reveals nothing about the other user. */
    async unblock(viewer: Viewer, userId: string) {
      await store.unblock(viewer.userId, userId)
      return { isBlocked: false }
    },

    blocked: (viewer: Viewer, paging: Paging) => list('blocked', viewer, paging),

    async mute(viewer: Viewer, userId: string) {
      await requireOther(viewer, userId, 'You cannot mute yourself')
      await store.mute(viewer.userId, userId)
      return { isMuted: true }
    },

    /** Reads the viewer's own list only, as above. */
    async unmute(viewer: Viewer, userId: string) {
      await store.unmute(viewer.userId, userId)
      return { isMuted: false }
    },

    muted: (viewer: Viewer, paging: Paging) => list('muted', viewer, paging),
  }
}
export type BlockService = ReturnType<typeof blockService>
