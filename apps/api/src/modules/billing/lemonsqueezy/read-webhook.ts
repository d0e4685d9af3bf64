import { z } from 'zod'
import { type ProviderEvent, RefusedWebhook } from '../provider.ts'
import { InvoiceObject, OrderObject, paymentOf, SubscriptionObject, subscriptionOf } from './objects.ts'

/** https://docs.lemonsqueezy.com/help/webhooks/webhook-requests */
const Webhook = z.object({
  meta: z.object({
    event_name: z.string().min(1).max(100),
    custom_data: z.object({ user_id: z.uuid() }).partial().nullish(),
  }),
  data: z.object({ type: z.string() }).loose(),
})

/** The event of a delivery whose signature is valid. */
export function readWebhook(body: Buffer): ProviderEvent {
  const webhook = Webhook.safeParse(parseJson(body))
  if (!webhook.success) throw new RefusedWebhook('malformed')
  const { meta, data } = webhook.data
  const event = { kind: meta.event_name, userId: meta.custom_data?.user_id ?? null }
  if (data.type === 'subscription-invoices') {
    return { ...event, subscription: null, payment: paymentOf(parsedBy(InvoiceObject, data)) }
  }
  if (data.type === 'orders') {
    const { id: orderId, attributes } = parsedBy(OrderObject, data)
    return { ...event, subscription: null, ...(attributes.status === 'refunded' && { refundedOrder: orderId }) }
  }
  if (data.type !== 'subscriptions') return { ...event, subscription: null }
  return { ...event, subscription: subscriptionOf(parsedBy(SubscriptionObject, data)) }
}

function parsedBy<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw new RefusedWebhook('malformed')
  return parsed.data
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
