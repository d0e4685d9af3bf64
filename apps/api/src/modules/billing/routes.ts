import { billingApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound, unauthorized } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from '../users/index.ts'
import type { Billing } from './billing.ts'

type Options = { billing: Billing; users: Pick<UserStore, 'find'> }

export const billingRoutes =
  ({ billing, users }: Options) =>
  async (app: FastifyInstance) => {
    async function buyerOf({ userId }: Viewer) {
      const user = await users.find(userId)
      if (!user) throw unauthorized()
      return { userId, email: user.email }
    }

    serve(app, billingApi.tiers, async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=60')
      return billing.tiers()
    })
    serve(app, billingApi.current, async ({ viewer, query }) => {
      const subscription = await billing.current(viewer.userId)
      if (subscription === null && query.none === undefined) throw notFound()
      return subscription
    })
    serve(app, billingApi.checkout, async ({ viewer, body }) => ({
      checkoutUrl: await billing.checkout(await buyerOf(viewer), body.variantId),
    }))
    serve(app, billingApi.portal, async ({ viewer }) => ({ portalUrl: await billing.portal(viewer.userId) }))
    serve(app, billingApi.reconcile, async ({ viewer }) => {
      await app.countTry('reconcile', viewer.userId)
      return { isChanged: await billing.reconcile(await buyerOf(viewer)) }
    })
  }
