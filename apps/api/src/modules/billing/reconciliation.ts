import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import type { SubscriptionStore } from './subscription-store.ts'
import type { ProviderTruth } from './truth.ts'

type Parts = { provider: PaymentProvider; truth: ProviderTruth; subscriptions: Pick<SubscriptionStore, 'idsOf'> }

/** Mends what missed webhooks left: asks the provider and takes over its answer. Rejects while the provider is away. */
export function reconciliation({ provider, truth, subscriptions }: Parts) {
  async function takeOver(subscription: ProviderSubscription): Promise<boolean> {
    const { placed, isClaimed } = await truth.take({ subscription, userId: null, isAnswer: true })
    return placed === 'taken' || isClaimed
  }

  return {
    /** Of every subscription and everything that was given back. How many were mended. */
    async all(): Promise<number> {
      let mended = 0
      for await (const subscription of provider.list()) if (await takeOver(subscription)) mended++
      for await (const payment of provider.payments('refunded')) if (await truth.takePayment(payment)) mended++
      return mended
    },

    /** Of one person's. True: something changed. */
    async of({ userId, email }: { userId: string; email: string }): Promise<boolean> {
      let isChanged = false
      for (const id of await subscriptions.idsOf(userId)) {
        const subscription = await provider.fetch(id)
        if (subscription) isChanged = (await takeOver(subscription)) || isChanged
      }
      for await (const subscription of provider.list({ email })) isChanged = (await takeOver(subscription)) || isChanged
      return isChanged
    },
  }
}
export type Reconciliation = ReturnType<typeof reconciliation>
