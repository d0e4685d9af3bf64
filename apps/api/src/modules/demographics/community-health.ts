import type { CommunityHealth, TimeRange } from '@worrystone/contracts'
import { ALL, cellId, type Figures, placeId } from '../analytics/index.ts'

/** A ratio of two published figures, to `digits`; null if one of them is suppressed. */
export function ratioOf(part: number | undefined, whole: number | undefined, digits: number): number | null {
  return part === undefined || !whole ? null : Number((part / whole).toFixed(digits))
}

/** Noise can make a part larger than its whole. */
const shareOf = (part: number | undefined, whole: number | undefined) => {
  const share = ratioOf(part, whole, 2)
  return share === null ? null : Math.min(1, share)
}

export function communityHealth(figures: Figures, timeRange: TimeRange): CommunityHealth {
  const everybody = figures.cell(placeId(timeRange, ALL, ALL, ALL))
  const share = (answer: string) => shareOf(figures.cell(cellId(timeRange, 'answer', answer))?.worries, everybody?.worries)
  return {
    engagementMetrics: {
      averagePostsPerUser: ratioOf(everybody?.worries, everybody?.people, 1),
      activeShare: shareOf(everybody?.people, figures.cell(cellId('now', 'members'))?.people),
    },
    supportMetrics: {
      postsWithSimilarWorries: share('similar'),
      communityInteractionRate: share('answered'),
      supportedShare: share('supported'),
      meTooShare: share('me-too'),
      resolvedShare: share('resolved'),
    },
  }
}
