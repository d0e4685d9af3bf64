import { hiddenWordsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { HiddenWordsService } from './service.ts'

export const hiddenWordsRoutes = (hidden: HiddenWordsService) => async (app: FastifyInstance) => {
  serve(app, hiddenWordsApi.list, ({ viewer }) => hidden.list(viewer))
  serve(app, hiddenWordsApi.add, ({ viewer, body }) => hidden.add(viewer, body))
  serve(app, hiddenWordsApi.remove, ({ viewer, params }) => hidden.remove(viewer, params.id))
}
