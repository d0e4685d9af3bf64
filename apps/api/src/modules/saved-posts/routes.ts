import { savedPostsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve, serveList } from '../../http/serve.ts'
import type { SavedPostService } from './service.ts'

export const savedPostRoutes = (saved: SavedPostService) => async (app: FastifyInstance) => {
  serve(app, savedPostsApi.save, ({ viewer, params }) => saved.save(viewer, params.id))
  serve(app, savedPostsApi.remove, ({ viewer, params }) => saved.remove(viewer, params.id))
  serveList(app, savedPostsApi.list, ({ viewer, query }) => saved.list(viewer, query))
}
