import type { PaymentStore } from './payment-store.ts'
import type { PaymentProvider, ProviderPayment } from './provider.ts'
import type { ProviderSync } from './provider-sync.ts'

type Options = { provider: PaymentProvider; sync: ProviderSync; payments: PaymentStore; now: () => Date }

/**
 * A refunded order names no subscription: fetches it and its payments from the provider. If no payment is marked as refunded, the payment
 * of the order itself is. Rejects while the provider is unavailable.
 */
export const refundedOrder =
  ({ provider, sync, payments, now }: Options) =>
  async (orderId: string): Promise<void> => {
    for await (const subscription of provider.subscriptionsOfOrder(orderId)) {
      const { id: subscriptionId } = subscription
      await sync.save({ subscription, userId: null, isAnswer: true })
      let initialPayment: ProviderPayment | undefined
      for await (const payment of provider.payments({ subscriptionId })) {
        await sync.storePayment(payment)
        if (payment.reason === 'initial') initialPayment = payment
      }
      if (await payments.isRefunded(subscriptionId)) continue
      const at = now()
      const unknownPayment = { id: `order-${orderId}`, subscriptionId, amount: 0, currency: 'USD', paidAt: at, updatedAt: at }
      await sync.storePayment({
        ...(initialPayment ?? { ...unknownPayment, reason: 'initial' }),
        status: 'refunded',
        refundedAt: at,
      })
    }
  }
