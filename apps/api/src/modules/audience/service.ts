import { type Audience, LIMITS, type PrivacyLevel } from '@worrystone/contracts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSummary } from '../users/index.ts'
import type { AudienceStore } from './store.ts'

type Options = { store: AudienceStore; now: () => Date }
type Query = { privacyLevel: PrivacyLevel; postId?: string | undefined; limit: number; offset: number }

/** Who can read a worry of the viewer's own: at each level, now or after a change. */
export function audienceService({ store, now }: Options) {
  /** When the worry appears, or appeared: drafts and scheduled ones as if they were shared now. */
  async function publicationTime(viewer: Viewer, postId: string | undefined): Promise<Date> {
    if (postId === undefined) return now()
    const post = await store.findOwn(viewer.userId, postId)
    if (!post) throw notFound()
    return post.published_at ?? now()
  }

  return {
    async read(viewer: Viewer, { privacyLevel, postId, limit, offset }: Query): Promise<Audience> {
      const at = await publicationTime(viewer, postId)
      if (privacyLevel !== 'friends') {
        return { privacyLevel, isEveryone: privacyLevel === 'public', people: [], hasMore: false, total: 0 }
      }
      const [rows, total] = await Promise.all([
        store.friends(viewer.userId, at, { offset, rows: limit + 1 }),
        store.countFriends(viewer.userId, at, LIMITS.totalMax),
      ])
      const { page, hasMore } = cutPage(rows, limit)
      return { privacyLevel, isEveryone: false, people: page.map(presentSummary), hasMore, total }
    },
  }
}
export type AudienceService = ReturnType<typeof audienceService>
