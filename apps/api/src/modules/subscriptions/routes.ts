import { featuresApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CanUse } from './can-use.ts'

export const subscriptionRoutes =
  ({ canUse }: { canUse: CanUse }) =>
  async (app: FastifyInstance) => {
    serve(app, featuresApi.access, async ({ viewer, params }) => ({ hasAccess: await canUse(params.feature, viewer) }))
  }
