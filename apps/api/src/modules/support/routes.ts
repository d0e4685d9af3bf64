import { supportApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve, serveList } from '../../http/serve.ts'
import type { SupportService } from './service.ts'

export const supportRoutes = (support: SupportService) => async (app: FastifyInstance) => {
  serve(app, supportApi.add, ({ viewer, params }) => support.show(viewer, params.postId))
  serve(app, supportApi.remove, ({ viewer, params }) => support.withdraw(viewer, params.postId))
  serve(app, supportApi.stats, ({ viewer, params }) => support.stats(viewer, params.postId))
  serve(app, supportApi.check, ({ viewer, params }) => support.check(viewer, params.postId))
  serve(app, supportApi.people, ({ viewer, params, query }) => support.people(viewer, params.postId, query))
  serveList(app, supportApi.byUser, ({ viewer, params, query }) => support.byUser(viewer, params.id, query))
}
