import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../http/viewer.ts'
import { planNightly } from '../../jobs/nightly.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import { userStore } from '../users/index.ts'
import { adminRoutes } from './admin-routes.ts'
import { billing } from './billing.ts'
import { cancellation } from './cancellation.ts'
import { eventStore } from './event-store.ts'
import { lemonSqueezy } from './lemonsqueezy/lemonsqueezy.ts'
import { paymentStore } from './payment-store.ts'
import { problemList } from './problem-list.ts'
import type { PaymentProvider } from './provider.ts'
import { providerSync } from './provider-sync.ts'
import { reconciliation } from './reconciliation.ts'
import { refundedOrder } from './refunded-order.ts'
import { refunds } from './refunds.ts'
import { billingRoutes } from './routes.ts'
import { sandboxModule } from './sandbox/index.ts'
import { subscriptionEmails } from './subscription-emails.ts'
import { subscriptionStore } from './subscription-store.ts'
import { webhookRoute } from './webhook-route.ts'
import { webhooks } from './webhooks.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'publicUrl' | 'mail' | 'now'> & {
  config: Pick<Config, 'billing'>
  /** Signs the sandbox's webhooks. */
  secret: string
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
  /** Called when the user's tier may have changed. */
  onTierChange: (userId: string) => Promise<void>
}

/** Plans, subscriptions, and their synchronization with the payment provider. */
export function billingModule(options: Options) {
  const { config, database, now, isFreshSignIn } = options
  const { lemonSqueezy: settings, isSandbox, variants } = config.billing
  const sandbox = isSandbox ? sandboxModule(options) : undefined
  const provider = sandbox?.provider ?? (settings && lemonSqueezy(settings))
  const users = userStore(database)
  const subscriptions = subscriptionStore(database)
  const payments = paymentStore(database)
  const events = eventStore(database)
  const paymentParts = provider && paymentsBy(provider, options)
  const member = billing({ ...options, provider, variants, subscriptions, reconciliation: paymentParts?.reconciliation })
  const admin = {
    ...{ users, subscriptions, payments, isFreshSignIn, now },
    problems: problemList(database),
    refund: refunds({ provider, sync: paymentParts?.sync, payments, subscriptions }),
  }
  const emails = subscriptionEmails({ ...options, users, subscriptions, payments })
  return {
    routes: async (app: FastifyInstance) => {
      await app.register(billingRoutes({ billing: member, users }))
      await app.register(adminRoutes(admin))
    },
    /** Outside /api: the webhook endpoint, and the pages of the sandbox. */
    pages: async (app: FastifyInstance) => {
      if (paymentParts) await app.register(webhookRoute(paymentParts.webhooks))
      if (sandbox) await app.register(sandbox.pages)
    },
    /** Called when the deletion of an account is requested. */
    cancelLater: async (userId: string) => paymentParts?.cancelLater(userId),
    jobs: { ...emails, ...paymentParts?.jobs, ...sandbox?.jobs } satisfies JobHandlers,
    cleanupTasks: [() => events.deleteOldBodies(now()), async () => paymentParts?.planNightly()],
  }
}

type PaymentNeeds = Pick<Options, 'config' | 'database' | 'queue' | 'onTierChange' | 'now'>

/** The parts that exist only on a site with a payment provider. */
export function paymentsBy(provider: PaymentProvider, { config, database, queue, onTierChange, now }: PaymentNeeds) {
  const users = userStore(database)
  const subscriptions = subscriptionStore(database)
  const payments = paymentStore(database)
  const findUserId = {
    byId: async (id: string) => (await users.find(id))?.id,
    byEmail: async (email: string) => {
      const user = await users.findByEmail(email)
      return user?.email_verified_at ? user.id : undefined
    },
  }
  const cancellations = cancellation({ provider, subscriptions, queue, now })
  const sync = providerSync({
    ...{ database, queue, provider, subscriptions, payments, findUserId, onTierChange, now },
    variants: config.billing.variants,
    cancelLater: cancellations.cancelOneLater,
  })
  const syncRefundedOrder = refundedOrder({ provider, sync, payments, now })
  const received = webhooks({ database, queue, provider, sync, events: eventStore(database), syncRefundedOrder, now })
  const reconciler = reconciliation({ provider, sync, subscriptions })
  return {
    sync,
    webhooks: received,
    reconciliation: reconciler,
    planNightly: () => planNightly({ database, queue, now }, { kind: 'billing.reconcile', hourUtc: 2 }),
    cancelLater: cancellations.cancelLater,
    jobs: {
      'billing.cancel': cancellations.cancel,
      'billing.event': ({ eventId }) => received.process(eventId),
      'billing.reconcile': async () => void (await reconciler.all()),
    } satisfies JobHandlers,
  }
}
