import type { Queue } from '../../jobs/queue.ts'
import { type PaymentProvider, ProviderUnavailable } from './provider.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** As long as the deletion of an account can be undone: after it nothing refers to the user any more. */
const RETRY_FOR_MS = 14 * 24 * 60 * 60_000
const RETRY_MS = 6 * 60 * 60_000

type Options = {
  provider: PaymentProvider
  subscriptions: Pick<SubscriptionStore, 'idsOf'>
  queue: Pick<Queue, 'add'>
  now: () => Date
}
/** All subscriptions of a user, or a refunded one. */
type CancelTarget = { userId: string; until: string } | { subscriptionId: string; until: string }

/** Cancels subscriptions of deleted accounts and refunded ones at the provider. */
export function cancellation({ provider, subscriptions, queue, now }: Options) {
  const until = () => new Date(now().getTime() + RETRY_FOR_MS).toISOString()
  const idsOf = async (target: CancelTarget) =>
    'userId' in target ? subscriptions.idsOf(target.userId) : [target.subscriptionId]
  return {
    /** Schedules the cancellation of one subscription at the provider. */
    cancelOneLater: (subscriptionId: string) => queue.add('billing.cancel', { subscriptionId, until: until() }),

    /** Schedules the cancellation of the user's subscriptions at the provider. */
    async cancelLater(userId: string): Promise<void> {
      if ((await subscriptions.idsOf(userId)).length === 0) return
      await queue.add('billing.cancel', { userId, until: until() })
    },

    /** Cancels them; retries every six hours while the provider is unavailable. */
    async cancel(target: CancelTarget): Promise<void> {
      try {
        for (const id of await idsOf(target)) await provider.cancel(id)
      } catch (error) {
        const retryAt = new Date(now().getTime() + RETRY_MS)
        if (!(error instanceof ProviderUnavailable) || retryAt > new Date(target.until)) throw error
        await queue.add('billing.cancel', target, { runAt: retryAt })
      }
    },
  }
}
