import { dashboardApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { DashboardStore } from './store.ts'

const RECENT_WORRIES = 5

export const dashboardRoutes = (store: DashboardStore, now: () => Date) => async (app: FastifyInstance) => {
  serve(app, dashboardApi.stats, ({ viewer }) => store.stats(viewer.userId, now()))
  serve(app, dashboardApi.firstSteps, ({ viewer }) => store.firstSteps(viewer.userId))
  serve(app, dashboardApi.recentWorries, ({ viewer, query }) => store.recentWorries(viewer.userId, query.limit))
  serve(app, dashboardApi.worries, ({ viewer, query }) =>
    store.worries(viewer.userId, { ...query, since: new Date(query.since) }),
  )
  serve(app, dashboardApi.overview, async ({ viewer: { userId } }) => {
    const [stats, recentWorries, communitySupport, stoodBy, weeks] = await Promise.all([
      store.stats(userId, now()),
      store.recentWorries(userId, RECENT_WORRIES),
      store.communitySupport(userId, now()),
      store.stoodBy(userId, now()),
      store.weeks(userId, now()),
    ])
    return { stats, recentWorries, communitySupport, stoodBy, progress: { weeks } }
  })
}
