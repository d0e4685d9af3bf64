import { analysisApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AnalysisWorker } from './analysis-worker.ts'
import { listCategories } from './categories.ts'
import type { AnalysisService } from './service.ts'
import type { SimilarService } from './similar-service.ts'

type Options = { analysis: AnalysisService; similar: SimilarService; thread: AnalysisWorker }

export const analysisRoutes =
  ({ analysis, similar, thread }: Options) =>
  async (app: FastifyInstance) => {
    app.addHook('onClose', () => thread.close())
    serve(app, analysisApi.analyze, ({ viewer, params }) => analysis.analyze(viewer, params.id))
    serve(app, analysisApi.read, ({ viewer, params }) => analysis.read(viewer, params.id))
    serve(app, analysisApi.correct, ({ viewer, params, body }) => analysis.correct(viewer, params.id, body.category))
    serve(app, analysisApi.similar, ({ viewer, params, query }) => similar.similar(viewer, params.id, query))
    serve(app, analysisApi.similarCount, ({ viewer, params, query }) => similar.similarCount(viewer, params.id, query.breakdown))
    serve(app, analysisApi.batchSimilarCount, ({ viewer, query }) =>
      similar.similarCounts(viewer, query.postIds.split(','), query.breakdown),
    )
    serve(app, analysisApi.categories, async () => listCategories())
    serve(app, analysisApi.updateCounts, ({ body }) => analysis.reanalyze(body.postIds))
    serve(app, analysisApi.access, ({ viewer, params }) => analysis.access(viewer, params.id))
  }
