import { z } from 'zod'
import { type PaymentProvider, ProviderUnavailable } from '../provider.ts'
import { isSignedBy } from '../signature.ts'
import { type ClientSettings, lemonSqueezyClient } from './client.ts'
import { InvoiceObject, paymentOf, SubscriptionObject, subscriptionOf } from './objects.ts'
import { readWebhook } from './read-webhook.ts'

const Checkout = z.object({ data: z.object({ attributes: z.object({ url: z.url({ protocol: /^https?$/ }) }) }) })
const OneSubscription = z.object({ data: SubscriptionObject })
const OneInvoice = z.object({ data: InvoiceObject })

type Settings = ClientSettings & { webhookSecret: string }

/** Lemon Squeezy, the merchant of record. */
export function lemonSqueezy({ webhookSecret, ...settings }: Settings): PaymentProvider {
  const { send, all } = lemonSqueezyClient(settings)
  const readSubscription = (subscriptionId: string) =>
    send({ method: 'GET', path: `/subscriptions/${encodeURIComponent(subscriptionId)}` }, OneSubscription)

  return {
    name: 'lemonsqueezy',

    async checkout({ userId, email }, variantId, returnUrl) {
      const relationship = (type: string, of: string) => ({ data: { type, id: of } })
      const response = await send(
        {
          method: 'POST',
          path: '/checkouts',
          body: {
            data: {
              type: 'checkouts',
              attributes: {
                checkout_data: { email, custom: { user_id: userId } },
                product_options: { redirect_url: returnUrl, enabled_variants: [Number(variantId)] },
              },
              relationships: { store: relationship('stores', settings.storeId), variant: relationship('variants', variantId) },
            },
          },
        },
        Checkout,
      )
      if (!response) throw new ProviderUnavailable('no checkout')
      return response.data.attributes.url
    },

    async portal(subscriptionId) {
      const url = (await readSubscription(subscriptionId))?.data.attributes.urls?.customer_portal
      if (!url) throw new ProviderUnavailable('no portal')
      return url
    },

    async cancel(subscriptionId) {
      await send({ method: 'DELETE', path: `/subscriptions/${encodeURIComponent(subscriptionId)}` }, OneSubscription)
    },

    async *list({ email }: { email?: string } = {}) {
      const filter = email === undefined ? {} : { user_email: email }
      for await (const object of all('/subscriptions', filter, SubscriptionObject)) yield subscriptionOf(object)
    },

    async *payments(of) {
      const filter: Record<string, string> = of === 'refunded' ? { refunded: 'true' } : { subscription_id: of.subscriptionId }
      for await (const object of all('/subscription-invoices', filter, InvoiceObject)) yield paymentOf(object)
    },

    async *subscriptionsOfOrder(orderId) {
      for await (const object of all('/subscriptions', { order_id: orderId }, SubscriptionObject)) yield subscriptionOf(object)
    },

    async refund(paymentId) {
      const path = `/subscription-invoices/${encodeURIComponent(paymentId)}` as const
      const invoice = await send({ method: 'GET', path }, OneInvoice)
      if (!invoice) throw new ProviderUnavailable('no invoice')
      const data = { type: 'subscription-invoices', id: paymentId, attributes: { amount: invoice.data.attributes.total } }
      await send({ method: 'POST', path: `${path}/refund`, body: { data } }, OneInvoice)
    },

    async fetch(subscriptionId) {
      const response = await readSubscription(subscriptionId)
      return response && subscriptionOf(response.data)
    },

    isSigned: (body, signature) => isSignedBy(webhookSecret, body, signature),
    read: readWebhook,
  }
}
