import type { Queue } from '../../jobs/queue.ts'
import { type PaymentProvider, ProviderAway } from './provider.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** As long as an account can be taken back: after it nothing names the person any more. */
const TRY_FOR_MS = 14 * 24 * 60 * 60_000
const AGAIN_MS = 6 * 60 * 60_000

type Parts = {
  provider: PaymentProvider
  subscriptions: Pick<SubscriptionStore, 'idsOf'>
  queue: Pick<Queue, 'add'>
  now: () => Date
}
type Cancelling = { userId: string; until: string }

/** Whoever deletes their account pays nothing further. */
export function leavingSubscribers({ provider, subscriptions, queue, now }: Parts) {
  return {
    /** Plans that the person's subscriptions are cancelled at the provider. */
    async cancelLater(userId: string): Promise<void> {
      if ((await subscriptions.idsOf(userId)).length === 0) return
      await queue.add('billing.cancel', { userId, until: new Date(now().getTime() + TRY_FOR_MS).toISOString() })
    },

    /** Cancels them; tries again every six hours while the provider is away. */
    async cancel({ userId, until }: Cancelling): Promise<void> {
      try {
        for (const id of await subscriptions.idsOf(userId)) await provider.cancel(id)
      } catch (error) {
        const again = new Date(now().getTime() + AGAIN_MS)
        if (!(error instanceof ProviderAway) || again > new Date(until)) throw error
        await queue.add('billing.cancel', { userId, until }, { runAt: again })
      }
    },
  }
}
