import { blocksApi, mutesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { BlockService } from './service.ts'

export const blockRoutes = (people: BlockService) => async (app: FastifyInstance) => {
  serve(app, blocksApi.block, ({ viewer, params }) => people.block(viewer, params.userId))
  serve(app, blocksApi.unblock, ({ viewer, params }) => people.unblock(viewer, params.userId))
  serve(app, blocksApi.list, ({ viewer, query }) => people.blocked(viewer, query))
  serve(app, mutesApi.mute, ({ viewer, params }) => people.mute(viewer, params.userId))
  serve(app, mutesApi.unmute, ({ viewer, params }) => people.unmute(viewer, params.userId))
  serve(app, mutesApi.list, ({ viewer, query }) => people.muted(viewer, query))
}
