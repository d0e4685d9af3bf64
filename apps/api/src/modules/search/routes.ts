import { searchApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serveList } from '../../http/serve.ts'
import type { SearchService } from './service.ts'

export const searchRoutes = (search: SearchService) => async (app: FastifyInstance) => {
  serveList(app, searchApi.search, ({ viewer, query }) => search.find(viewer, query))
}
