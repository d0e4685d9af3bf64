import { resolutionsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve, serveList } from '../../http/serve.ts'
import type { ResolutionService } from './service.ts'

export const resolutionRoutes = (resolutions: Omit<ResolutionService, 'subject'>) => async (app: FastifyInstance) => {
  serve(app, resolutionsApi.resolve, ({ viewer, params, body }) => resolutions.resolve(viewer, params.id, body))
  serve(app, resolutionsApi.update, ({ viewer, params, body }) => resolutions.change(viewer, params.id, body))
  serve(app, resolutionsApi.reopen, ({ viewer, params }) => resolutions.reopen(viewer, params.id))
  serve(app, resolutionsApi.read, ({ viewer, params }) => resolutions.read(viewer, params.id))
  serveList(app, resolutionsApi.byUser, ({ viewer, params, query }) => resolutions.byUser(viewer, params.id, query))
  serve(app, resolutionsApi.stats, () => resolutions.stats())
  serveList(app, resolutionsApi.stories, ({ viewer, query }) => resolutions.stories(viewer, query))
  serve(app, resolutionsApi.suggestions, ({ viewer, params, query }) => resolutions.suggestions(viewer, params.id, query.limit))
}
