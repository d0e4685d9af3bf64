import type { Deps } from '../../deps.ts'
import { subscriptionEmail } from '../../emails/account-emails.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { UserStore } from '../users/index.ts'
import type { PaymentStore } from './payment-store.ts'
import { givesAccess } from './subscription-change.ts'
import type { SubscriptionStore } from './subscription-store.ts'

type Options = Pick<Deps, 'mail' | 'publicUrl' | 'now'> & {
  users: Pick<UserStore, 'find'>
  subscriptions: Pick<SubscriptionStore, 'find'>
  payments: Pick<PaymentStore, 'isRefunded'>
}

/** Emails about a member's own subscription. A change that is outdated when the email is sent is skipped. */
export const subscriptionEmails = ({ users, subscriptions, payments, mail, publicUrl, now }: Options) =>
  ({
    async 'mail.subscription'({ userId, subscriptionId, change }) {
      const [user, subscription] = await Promise.all([users.find(userId), subscriptions.find(subscriptionId)])
      if (!user || subscription?.user_id !== userId) return
      const isRefunded = await payments.isRefunded(subscriptionId)
      const isCurrent = {
        started: () => subscription.status !== 'cancelled' && givesAccess(subscription, now()),
        changed: () => givesAccess(subscription, now()),
        'payment-failed': () => subscription.status === 'past_due',
        'will-end': () => subscription.status === 'cancelled' && givesAccess(subscription, now()),
        ended: () => !givesAccess(subscription, now()),
        refunded: () => true,
      }[change]
      if (isRefunded !== (change === 'refunded') || !isCurrent()) return
      const { tier, ends_at: endsAt } = subscription
      const email = await subscriptionEmail(user, { change, tier: tier ?? 'supporter', endsAt, link: `${publicUrl()}/pricing` })
      await mail.send({ to: user.email, ...email })
    },
  }) satisfies JobHandlers
