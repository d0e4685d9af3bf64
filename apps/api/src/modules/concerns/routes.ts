import { concernApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { ConcernService } from './concern-service.ts'

export const concernRoutes = (concerns: ConcernService) =>
  async function routes(app: FastifyInstance) {
    serve(app, concernApi.aboutPost, ({ viewer, params: { id }, body }) => concerns.send(viewer, { kind: 'post', id }, body))
    serve(app, concernApi.aboutComment, ({ viewer, params: { id }, body }) =>
      concerns.send(viewer, { kind: 'comment', id }, body),
    )
    serve(app, concernApi.aboutPerson, ({ viewer, params: { id }, body }) => concerns.send(viewer, { kind: 'person', id }, body))
    serve(app, concernApi.reportMessage, ({ viewer, params }) => concerns.reportMessage(viewer, params.id))
  }
