import { audienceApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AudienceService } from './service.ts'

export const audienceRoutes = (audience: AudienceService) => async (app: FastifyInstance) => {
  serve(app, audienceApi.read, ({ viewer, query }) => audience.read(viewer, query))
}
