import { followsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { FollowService } from './service.ts'

export const followRoutes = (follows: FollowService) => async (app: FastifyInstance) => {
  serve(app, followsApi.earlierWorries, ({ viewer }) => follows.earlierWorries(viewer))
  serve(app, followsApi.chooseEarlierWorries, ({ viewer, body }) => follows.chooseEarlierWorries(viewer, body.shows))
  serve(app, followsApi.follow, ({ viewer, params }) => follows.follow(viewer, params.userId))
  serve(app, followsApi.unfollow, ({ viewer, params }) => follows.unfollow(viewer, params.userId))
  serve(app, followsApi.status, ({ viewer, params }) => follows.status(viewer, params.userId))
  serve(app, followsApi.toggle, ({ viewer, params }) => follows.toggle(viewer, params.userId))
  serve(app, followsApi.followers, ({ viewer, params, query }) => follows.list('followers', viewer, params.userId, query))
  serve(app, followsApi.following, ({ viewer, params, query }) => follows.list('following', viewer, params.userId, query))
  serve(app, followsApi.stats, ({ viewer, params }) => follows.stats(viewer, params.userId))
}
