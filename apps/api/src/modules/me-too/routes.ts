import { meTooApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { MeTooService } from './service.ts'

export const meTooRoutes = (meToo: MeTooService) => async (app: FastifyInstance) => {
  serve(app, meTooApi.add, ({ viewer, params }) => meToo.add(viewer, params.postId))
  serve(app, meTooApi.remove, ({ viewer, params }) => meToo.remove(viewer, params.postId))
  serve(app, meTooApi.check, ({ viewer, params }) => meToo.check(viewer, params.postId))
  serve(app, meTooApi.count, ({ viewer, params }) => meToo.count(viewer, params.postId))
  serve(app, meTooApi.similarWorryCount, ({ viewer, params }) => meToo.similarWorryCount(viewer, params.postId))
  serve(app, meTooApi.people, ({ viewer, params, query }) => meToo.people(viewer, params.postId, query))
}
