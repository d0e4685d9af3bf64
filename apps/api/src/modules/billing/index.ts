import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import { planNightly } from '../../jobs/nightly.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import { userStore } from '../users/index.ts'
import { billing } from './billing.ts'
import { eventStore } from './event-store.ts'
import { leavingSubscribers } from './leaving.ts'
import { lemonSqueezy } from './lemonsqueezy.ts'
import type { PaymentProvider } from './provider.ts'
import { reconciliation } from './reconciliation.ts'
import { billingRoutes } from './routes.ts'
import { sandboxModule } from './sandbox/index.ts'
import { subscriptionStore } from './subscription-store.ts'
import { providerTruth } from './truth.ts'
import { webhookRoute } from './webhook-route.ts'
import { webhooks } from './webhooks.ts'

type Needs = {
  config: Pick<Config, 'billing'>
  database: Database
  queue: Queue
  /** Signs the sandbox's webhooks. */
  secret: string
  publicUrl: () => string
  now: () => Date
}

/** Plans, subscriptions and what the payment provider tells of them. */
export function billingModule(needs: Needs) {
  const { config, database, now } = needs
  const { lemonSqueezy: settings, isSandbox, variants } = config.billing
  const sandbox = isSandbox ? sandboxModule(needs) : undefined
  const provider = sandbox?.provider ?? (settings && lemonSqueezy(settings))
  const users = userStore(database)
  const subscriptions = subscriptionStore(database)
  const events = eventStore(database)
  const payments = provider && paymentsBy(provider, needs)
  const own = billing({ ...needs, provider, variants, subscriptions, reconciliation: payments?.reconciliation })
  return {
    routes: (app: FastifyInstance) => app.register(billingRoutes({ billing: own, users })),
    /** Outside /api: where the provider delivers, and the sandbox's own pages. */
    pages: async (app: FastifyInstance) => {
      if (payments) await app.register(webhookRoute(payments.webhooks))
      if (sandbox) await app.register(sandbox.pages)
    },
    /** When somebody begins to leave. */
    cancelLater: async (userId: string) => payments?.cancelLater(userId),
    jobs: { ...payments?.jobs, ...sandbox?.jobs } satisfies JobHandlers,
    chores: [() => events.forgetBodies(now()), async () => payments?.planNightly()],
  }
}

/** What there is to do where payments are taken. */
export function paymentsBy(provider: PaymentProvider, { config, database, queue, now }: Needs) {
  const users = userStore(database)
  const subscriptions = subscriptionStore(database)
  const findUserId = {
    byId: async (id: string) => (await users.find(id))?.id,
    byEmail: async (email: string) => {
      const user = await users.findByEmail(email)
      return user?.email_verified_at ? user.id : undefined
    },
  }
  const truth = providerTruth({ provider, variants: config.billing.variants, subscriptions, findUserId })
  const incoming = webhooks({ database, queue, provider, truth, events: eventStore(database), now })
  const leaving = leavingSubscribers({ provider, subscriptions, queue, now })
  const mending = reconciliation({ provider, truth, subscriptions })
  return {
    webhooks: incoming,
    reconciliation: mending,
    planNightly: () => planNightly({ database, queue, now }, { kind: 'billing.reconcile', hourUtc: 2 }),
    cancelLater: leaving.cancelLater,
    jobs: {
      'billing.cancel': leaving.cancel,
      'billing.event': ({ eventId }) => incoming.work(eventId),
      'billing.reconcile': async () => void (await mending.all()),
    } satisfies JobHandlers,
  }
}
