import { communityApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CommunityService } from './service.ts'

export const communityRoutes = (community: CommunityService) => async (app: FastifyInstance) => {
  serve(app, communityApi.figures, () => community.figures())
  serve(app, communityApi.overview, () => community.overview())
  serve(app, communityApi.members, ({ viewer, query }) => community.members(viewer, query))
  serve(app, communityApi.setVisibility, ({ viewer, body }) => community.show(viewer, body.isShown))
}
