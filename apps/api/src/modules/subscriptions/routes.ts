import { featuresApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CanUse } from './can-use.ts'

type Options = { canUse: CanUse; isInSafetyPause: (userId: string) => Promise<boolean> }

export const subscriptionRoutes =
  ({ canUse, isInSafetyPause }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, featuresApi.access, async ({ viewer, params }) => {
      const [hasAccess, isPaused] = await Promise.all([canUse(params.feature, viewer), isInSafetyPause(viewer.userId)])
      // During a safety pause (72 hours after a text of level 2 or 3) nothing is offered for sale.
      return { hasAccess, mayOffer: !hasAccess && !isPaused }
    })
  }
