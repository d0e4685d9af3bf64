import { resolutionsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve, serveList } from '../../http/serve.ts'
import type { ResolutionService } from './service.ts'
import type { StoryReading } from './story-reading.ts'

export const resolutionRoutes = (resolutions: ResolutionService, reading: StoryReading) => async (app: FastifyInstance) => {
  serve(app, resolutionsApi.resolve, ({ viewer, params, body }) => resolutions.resolve(viewer, params.id, body))
  serve(app, resolutionsApi.update, ({ viewer, params, body }) => resolutions.change(viewer, params.id, body))
  serve(app, resolutionsApi.reopen, ({ viewer, params }) => resolutions.reopen(viewer, params.id))
  serve(app, resolutionsApi.read, ({ viewer, params }) => reading.read(viewer, params.id))
  serveList(app, resolutionsApi.byUser, ({ viewer, params, query }) => reading.byUser(viewer, params.id, query))
  serve(app, resolutionsApi.stats, () => reading.stats())
  serveList(app, resolutionsApi.stories, ({ viewer, query }) => reading.stories(viewer, query))
  serve(app, resolutionsApi.storyOfTheDay, ({ viewer, query }) => reading.storyOfTheDay(viewer, query.language))
  serve(app, resolutionsApi.suggestions, ({ viewer, params, query }) => reading.suggestions(viewer, params.id, query.limit))
}
