import type { SimilarCount, SimilarWorries } from '@worrystone/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentSimilar } from './present.ts'
import type { SimilarQueries } from './similar-queries.ts'
import type { AnalysisStore } from './store.ts'
import { visiblePost } from './visible-post.ts'

/** The maximum of similar worries for an author in distress. */
const MAX_IN_DISTRESS = 3
type SimilarQuery = { limit: number; includePrivate: boolean; includeOwnPosts: boolean }

/** Reading similar worries and their counts. */
export function similarService({ store, queries }: { store: AnalysisStore; queries: SimilarQueries }) {
  const getVisiblePost = visiblePost(store)
  const countOf = (row: { similar_count: number; me_too_count: number }, withBreakdown: boolean): SimilarCount => ({
    count: row.similar_count + row.me_too_count,
    ...(withBreakdown && { breakdown: { aiDetectedSimilar: row.similar_count, meTooResponses: row.me_too_count } }),
  })

  return {
    /** `includePrivate` has no effect: the list always contains all that the viewer can see. */
    async similar(viewer: Viewer | null, postId: string, { limit, includeOwnPosts }: SimilarQuery): Promise<SimilarWorries> {
      const post = await getVisiblePost(viewer, postId)
      const viewerId = viewer?.userId ?? null
      const isGentle = post.is_distressed && post.user_id === viewerId
      const rows = await queries.similar(viewerId, postId, {
        limit: isGentle ? Math.min(limit, MAX_IN_DISTRESS) : limit,
        withOwn: includeOwnPosts,
        isGentle,
      })
      const othersRows = rows.filter(({ is_own }) => !is_own)
      // An author in distress gets no total beyond the listed worries.
      const totalCount = isGentle ? rows.length : (rows[0]?.total ?? 0)
      return {
        similarWorries: rows.map(presentSimilar),
        totalCount,
        visibleCount: rows.length,
        hasMore: totalCount > rows.length,
        peopleCount: isGentle ? new Set(othersRows.map(({ user_id }) => user_id)).size : (rows[0]?.people ?? 0),
        isComplete: await queries.isCompared(postId),
      }
    },

    async similarCount(viewer: Viewer | null, postId: string, breakdown: boolean): Promise<SimilarCount> {
      const row = (await queries.counts(viewer?.userId ?? null, [postId])).get(postId)
      if (!row) throw notFound()
      return countOf(row, breakdown)
    },

    async similarCounts(viewer: Viewer | null, postIds: string[], breakdown: boolean) {
      const rows = await queries.counts(viewer?.userId ?? null, postIds)
      const counts = [...new Set(postIds)].flatMap((postId) => {
        const row = rows.get(postId)
        return row ? [{ postId, ...countOf(row, breakdown) }] : []
      })
      return { counts }
    },
  }
}
export type SimilarService = ReturnType<typeof similarService>
