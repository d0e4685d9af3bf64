import { AppError, conflict, notFound, unavailable } from '../../http/app-error.ts'
import type { PaymentRow, PaymentStore } from './payment-store.ts'
import { type PaymentProvider, ProviderAway } from './provider.ts'
import type { SubscriptionStore } from './subscription-store.ts'
import type { ProviderTruth } from './truth.ts'

type Parts = {
  /** undefined: this site takes no payments. */
  provider: PaymentProvider | undefined
  truth: ProviderTruth | undefined
  payments: PaymentStore
  subscriptions: SubscriptionStore
}

/** Payments that an admin has given back. */
export function refunds({ provider, truth, payments, subscriptions }: Parts) {
  /** Takes over what the provider says of the payment now; its webhook may come later or never. */
  async function takeAnswer(id: string, subscriptionId: string): Promise<PaymentRow> {
    if (provider && truth) {
      for await (const payment of provider.payments({ subscriptionId })) if (payment.id === id) await truth.takePayment(payment)
    }
    const row = await payments.find(id)
    if (!row) throw notFound()
    return row
  }

  /** Asks the provider to give a payment back in full, and answers the payment as it is then. */
  return async (id: string, adminId: string): Promise<PaymentRow> => {
    const row = await payments.find(id)
    if (!row) throw notFound()
    if (row.status === 'refunded') throw conflict('This payment was given back already')
    if (row.status !== 'paid' && row.status !== 'partly-refunded') throw conflict('This payment was never made')
    if (provider?.name !== row.provider) throw new AppError('SERVICE_UNAVAILABLE', 'This site takes no payments yet.')
    const owner = (await subscriptions.find(row.subscription_id))?.user_id ?? null
    await payments.addRequest({ payment_id: id, subscription_id: row.subscription_id, user_id: owner, who: adminId })
    try {
      await provider.refund(id)
      return await takeAnswer(id, row.subscription_id)
    } catch (error) {
      if (error instanceof ProviderAway) throw unavailable(30)
      throw error
    }
  }
}
export type Refund = ReturnType<typeof refunds>
