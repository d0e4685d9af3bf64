import { practiceApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import type { PracticeService } from './practice.ts'
import type { Recommend } from './recommendations.ts'

type Options = { practice: PracticeService; recommend: Recommend }

export const practiceRoutes =
  ({ practice, recommend }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, practiceApi.start, ({ viewer, params, body }) => practice.start(viewer, params.id, body?.anew === true))
    serve(app, practiceApi.open, ({ viewer, params }) => practice.open(viewer, params.id))
    serve(app, practiceApi.save, ({ viewer, params, body }) => practice.save(viewer, params.id, body))
    serve(app, practiceApi.remove, ({ viewer, params }) => practice.remove(viewer, params.id))
    serve(app, practiceApi.history, ({ viewer, query, request, reply }) =>
      practice.history(viewer, { ...query, language: languageFor(request, reply, query.language) }),
    )
    serve(app, practiceApi.summary, ({ viewer, query, request, reply }) =>
      practice.summary(viewer, { ...query, language: languageFor(request, reply, query.language) }),
    )
    serve(app, practiceApi.recommendations, ({ viewer, query, request, reply }) =>
      recommend(viewer, { ...query, hour: query.hour, language: languageFor(request, reply, query.language) }),
    )
  }
