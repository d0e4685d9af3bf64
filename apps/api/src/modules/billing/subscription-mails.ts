import type { JobHandlers } from '../../jobs/worker.ts'
import { subscriptionLetter } from '../../mails/letters.ts'
import type { Mail } from '../../ports/mail.ts'
import type { UserStore } from '../users/index.ts'
import type { PaymentStore } from './payment-store.ts'
import { givesAccess } from './subscription-change.ts'
import type { SubscriptionStore } from './subscription-store.ts'

type Parts = {
  users: Pick<UserStore, 'find'>
  subscriptions: Pick<SubscriptionStore, 'find'>
  payments: Pick<PaymentStore, 'isRefunded'>
  mail: Mail
  publicUrl: () => string
  now: () => Date
}

/** Mails about one's own subscription. What has changed again before the mail goes out is not mailed. */
export const subscriptionMails = ({ users, subscriptions, payments, mail, publicUrl, now }: Parts) =>
  ({
    async 'mail.subscription'({ userId, subscriptionId, change }) {
      const [user, subscription] = await Promise.all([users.find(userId), subscriptions.find(subscriptionId)])
      if (!user || subscription?.user_id !== userId) return
      const isRefunded = await payments.isRefunded(subscriptionId)
      const isSo = {
        started: () => subscription.status !== 'cancelled' && givesAccess(subscription, now()),
        changed: () => givesAccess(subscription, now()),
        'payment-failed': () => subscription.status === 'past_due',
        'will-end': () => subscription.status === 'cancelled' && givesAccess(subscription, now()),
        ended: () => !givesAccess(subscription, now()),
        refunded: () => true,
      }[change]
      if (isRefunded !== (change === 'refunded') || !isSo()) return
      const { tier, ends_at: endsAt } = subscription
      const letter = await subscriptionLetter(user, { change, tier: tier ?? 'supporter', endsAt, link: `${publicUrl()}/pricing` })
      await mail.send({ to: user.email, ...letter })
    },
  }) satisfies JobHandlers
