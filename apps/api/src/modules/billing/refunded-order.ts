import type { PaymentStore } from './payment-store.ts'
import type { PaymentProvider, ProviderPayment } from './provider.ts'
import type { ProviderTruth } from './truth.ts'

type Parts = { provider: PaymentProvider; truth: ProviderTruth; payments: PaymentStore; now: () => Date }

/**
 * An order that was given back names no subscription: asks the provider for it and its payments. Where no payment says that it went back,
 * the order's own is taken for it. Rejects while the provider is away.
 */
export const refundedOrder =
  ({ provider, truth, payments, now }: Parts) =>
  async (orderId: string): Promise<void> => {
    for await (const subscription of provider.subscriptionsOfOrder(orderId)) {
      const { id: subscriptionId } = subscription
      await truth.take({ subscription, userId: null, isAnswer: true })
      let first: ProviderPayment | undefined
      for await (const payment of provider.payments({ subscriptionId })) {
        await truth.takePayment(payment)
        if (payment.reason === 'initial') first = payment
      }
      if (await payments.isRefunded(subscriptionId)) continue
      const at = now()
      const unnamed = { id: `order-${orderId}`, subscriptionId, amount: 0, currency: 'USD', paidAt: at, updatedAt: at }
      await truth.takePayment({ ...(first ?? { ...unnamed, reason: 'initial' }), status: 'refunded', refundedAt: at })
    }
  }
