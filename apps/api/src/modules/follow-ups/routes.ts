import { followUpsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { FollowUpService } from './service.ts'

export const followUpRoutes = (followUps: FollowUpService) => async (app: FastifyInstance) => {
  serve(app, followUpsApi.due, ({ viewer }) => followUps.due(viewer))
  serve(app, followUpsApi.read, ({ viewer, params }) => followUps.read(viewer, params.id))
  serve(app, followUpsApi.answer, ({ viewer, params, body }) => followUps.answer(viewer, params.id, body.answer))
  serve(app, followUpsApi.stop, ({ viewer, params }) => followUps.stop(viewer, params.id))
  serve(app, followUpsApi.share, ({ viewer, params, body }) => followUps.share(viewer, params.id, body.isShared))
}
