import { demographicsApi, HEATMAP_HOURS, MIN_PEOPLE } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { categoryTrends, commonFieldsOf, type PublishedFigures, serveFigures } from '../analytics/index.ts'
import { heatmapCells } from './activity.ts'
import { communityHealth } from './community-health.ts'
import { overviewOf } from './overview.ts'
import { trendingTopics } from './trending.ts'

export const demographicsRoutes = (published: PublishedFigures) => async (app: FastifyInstance) => {
  serveFigures(app, demographicsApi.overview, { published, make: (figures, { timeRange }) => overviewOf(figures, timeRange) })

  serveFigures(app, demographicsApi.heatmap, {
    published,
    make: (figures, { timeRange }) => ({
      ...commonFieldsOf(figures, timeRange),
      hoursEach: HEATMAP_HOURS,
      cells: heatmapCells(figures, timeRange),
    }),
  })

  serveFigures(app, demographicsApi.trending, {
    published,
    make: (figures, { limit }) => ({ ...commonFieldsOf(figures, '30d'), topics: trendingTopics(figures, limit) }),
  })

  serveFigures(app, demographicsApi.trends, {
    published,
    make: (figures, { timeRange }) => ({
      ...commonFieldsOf(figures, timeRange),
      trends: categoryTrends(figures, { timeRange, minUserThreshold: MIN_PEOPLE }).sort(
        (a, b) => (b.totalUsers ?? 0) - (a.totalUsers ?? 0),
      ),
    }),
  })

  serveFigures(app, demographicsApi.health, {
    published,
    make: (figures, { timeRange }) => ({ ...commonFieldsOf(figures, timeRange), ...communityHealth(figures, timeRange) }),
  })
}
