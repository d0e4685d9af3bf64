import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import type { ProviderSync } from './provider-sync.ts'
import type { SubscriptionStore } from './subscription-store.ts'

type Options = { provider: PaymentProvider; sync: ProviderSync; subscriptions: Pick<SubscriptionStore, 'idsOf'> }

/** Corrects the effects of missed webhooks by the provider's current state. Rejects while the provider is unavailable. */
export function reconciliation({ provider, sync, subscriptions }: Options) {
  async function store(subscription: ProviderSubscription): Promise<boolean> {
    const { result, isClaimed } = await sync.save({ subscription, userId: null, isAnswer: true })
    return result === 'saved' || isClaimed
  }

  return {
    /** Reconciles every subscription and every refund. Returns how many were corrected. */
    async all(): Promise<number> {
      let corrected = 0
      for await (const subscription of provider.list()) if (await store(subscription)) corrected++
      for await (const payment of provider.payments('refunded')) if (await sync.storePayment(payment)) corrected++
      return corrected
    },

    /** Reconciles the subscriptions of one user. True: something changed. */
    async of({ userId, email }: { userId: string; email: string }): Promise<boolean> {
      let isChanged = false
      for (const id of await subscriptions.idsOf(userId)) {
        const subscription = await provider.fetch(id)
        if (subscription) isChanged = (await store(subscription)) || isChanged
      }
      for await (const subscription of provider.list({ email })) isChanged = (await store(subscription)) || isChanged
      return isChanged
    },
  }
}
export type Reconciliation = ReturnType<typeof reconciliation>
