import { resolutionsApi, similarHelpApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { languageFor } from '../../http/language-for.ts'
import { serve, serveList } from '../../http/serve.ts'
import { copingMethodNames } from '../coping-methods/index.ts'
import type { ResolutionService } from './service.ts'
import type { SimilarHelpService } from './similar-help.ts'
import type { StoryReading } from './story-reading.ts'

type Options = { resolutions: ResolutionService; reading: StoryReading; similar: SimilarHelpService }

export const resolutionRoutes =
  ({ resolutions, reading, similar }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, resolutionsApi.resolve, ({ viewer, params, body }) => resolutions.resolve(viewer, params.id, body))
    serve(app, resolutionsApi.update, ({ viewer, params, body }) => resolutions.change(viewer, params.id, body))
    serve(app, resolutionsApi.reopen, ({ viewer, params }) => resolutions.reopen(viewer, params.id))
    serve(app, resolutionsApi.read, ({ viewer, params }) => reading.read(viewer, params.id))
    serveList(app, resolutionsApi.byUser, ({ viewer, params, query }) => reading.byUser(viewer, params.id, query))
    serve(app, resolutionsApi.stats, ({ request, reply }) => reading.stats(languageFor(request, reply, undefined)))
    serveList(app, resolutionsApi.stories, ({ viewer, query }) => reading.stories(viewer, query))
    serve(app, resolutionsApi.storyOfTheDay, ({ viewer, query }) => reading.storyOfTheDay(viewer, query.language))
    serve(app, resolutionsApi.suggestions, ({ viewer, params, query, request, reply }) =>
      reading.suggestions(viewer, params.id, { limit: query.limit, language: languageFor(request, reply, undefined) }),
    )
    serve(app, similarHelpApi.ofText, ({ viewer, body, request, reply }) =>
      similar.ofText(viewer, body.text, languageFor(request, reply, undefined)),
    )
    serve(app, similarHelpApi.methods, async ({ request, reply }) => ({
      methods: [...copingMethodNames(languageFor(request, reply, undefined))].map(([id, name]) => ({ id, name })),
    }))
  }
