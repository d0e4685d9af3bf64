import { AppError, conflict, notFound } from '../../http/app-error.ts'
import type { PaymentRow, PaymentStore } from './payment-store.ts'
import { type PaymentProvider, withProvider } from './provider.ts'
import type { ProviderSync } from './provider-sync.ts'
import type { SubscriptionStore } from './subscription-store.ts'

type Options = {
  /** Undefined: this site takes no payments. */
  provider: PaymentProvider | undefined
  sync: ProviderSync | undefined
  payments: PaymentStore
  subscriptions: SubscriptionStore
}

/** Refunds by admins. */
export function refunds({ provider, sync, payments, subscriptions }: Options) {
  /** Saves the payment's present state at the provider; the webhook may arrive later or never. */
  async function syncPayment(id: string, subscriptionId: string): Promise<PaymentRow> {
    if (provider && sync) {
      for await (const payment of provider.payments({ subscriptionId })) if (payment.id === id) await sync.storePayment(payment)
    }
    const row = await payments.find(id)
    if (!row) throw notFound()
    return row
  }

  /** Has the provider refund a payment in full, and returns the updated payment. */
  return async (id: string, adminId: string): Promise<PaymentRow> => {
    const row = await payments.find(id)
    if (!row) throw notFound()
    if (row.status === 'refunded') throw conflict('This payment was given back already')
    if (row.status !== 'paid' && row.status !== 'partly-refunded') throw conflict('This payment was never made')
    if (provider?.name !== row.provider) throw new AppError('SERVICE_UNAVAILABLE', 'This site takes no payments yet.')
    const owner = (await subscriptions.find(row.subscription_id))?.user_id ?? null
    await payments.addRequest({ payment_id: id, subscription_id: row.subscription_id, user_id: owner, who: adminId })
    return withProvider(async () => {
      await provider.refund(id)
      return syncPayment(id, row.subscription_id)
    })
  }
}
export type Refund = ReturnType<typeof refunds>
