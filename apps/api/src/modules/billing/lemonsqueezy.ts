import { type PaymentReason, type PaymentStatus, SubscriptionStatus } from '@worrystone/contracts'
import { z } from 'zod'
import {
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderSubscription,
  ProviderUnavailable,
  RefusedWebhook,
} from './provider.ts'
import { isSignedBy } from './signature.ts'

const TIMEOUT_MS = 10_000
const TRIES = 3
const LONGEST_WAIT_MS = 10_000
const JSON_API = 'application/vnd.api+json'

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const id = z.coerce.string().min(1).max(100)
/** https://docs.lemonsqueezy.com/api/subscriptions/the-subscription-object */
const SubscriptionObject = z.object({
  type: z.literal('subscriptions'),
  id,
  attributes: z.object({
    variant_id: id,
    user_email: z.string().max(320).nullish(),
    status: SubscriptionStatus,
    renews_at: time.nullish(),
    ends_at: time.nullish(),
    trial_ends_at: time.nullish(),
    updated_at: time,
    urls: z.object({ customer_portal: z.url().nullish() }).optional(),
  }),
})
type SubscriptionObject = z.infer<typeof SubscriptionObject>

const PAYMENT_STATUS: Record<string, PaymentStatus> = {
  ...{ pending: 'pending', paid: 'paid', refunded: 'refunded', partial_refund: 'partly-refunded', void: 'failed' },
}
/** Other reasons are changes of the plan or its amount within a period. */
const PAYMENT_REASON: Record<string, PaymentReason> = { initial: 'initial', renewal: 'renewal' }

/** https://docs.lemonsqueezy.com/api/subscription-invoices/the-subscription-invoice-object */
const InvoiceObject = z.object({
  type: z.literal('subscription-invoices'),
  id,
  attributes: z.object({
    subscription_id: id,
    billing_reason: z.string(),
    currency: z.string().length(3),
    status: z.string(),
    refunded_at: time.nullish(),
    subtotal: z.int(),
    total: z.int(),
    created_at: time,
    updated_at: time,
  }),
})
type InvoiceObject = z.infer<typeof InvoiceObject>

/** https://docs.lemonsqueezy.com/api/orders/the-order-object */
const OrderObject = z.object({ type: z.literal('orders'), id, attributes: z.object({ status: z.string() }) })

/** https://docs.lemonsqueezy.com/help/webhooks/webhook-requests */
const Webhook = z.object({
  meta: z.object({
    event_name: z.string().min(1).max(100),
    custom_data: z.object({ user_id: z.uuid() }).partial().nullish(),
  }),
  data: z.object({ type: z.string() }).loose(),
})

const Checkout = z.object({ data: z.object({ attributes: z.object({ url: z.url({ protocol: /^https?$/ }) }) }) })
const OneSubscription = z.object({ data: SubscriptionObject })
const OneInvoice = z.object({ data: InvoiceObject })
const pageOf = <O extends z.ZodType>(object: O) =>
  z.object({ data: z.array(object), meta: z.object({ page: z.object({ lastPage: z.int() }) }) })

type Settings = { apiUrl: string; apiKey: string; storeId: string; webhookSecret: string }
type Request = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object }

/** Lemon Squeezy, the merchant of record. */
export function lemonSqueezy({ apiUrl, apiKey, storeId, webhookSecret }: Settings): PaymentProvider {
  async function send<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S> | undefined> {
    const response = await sendWithRetries(request)
    if (response.status === 404) return undefined
    const parsed = schema.safeParse(await response.json().catch(() => undefined))
    if (!response.ok || !parsed.success) throw new ProviderUnavailable(`${request.method} ${response.status}`)
    return parsed.data
  }

  /** Retries failures of the provider; after a 429 it waits as long as the response requests. */
  async function sendWithRetries({ method, path, body }: Request): Promise<Response> {
    for (let tried = 1; ; tried++) {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { accept: JSON_API, 'content-type': JSON_API, authorization: `Bearer ${apiKey}` },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => undefined)
      if (response && response.status < 500 && response.status !== 429) return response
      await response?.body?.cancel()
      if (tried >= TRIES) throw new ProviderUnavailable(`${method} ${response?.status ?? 'no answer'}`)
      await wait(response)
    }
  }

  /** Every object of a list, page by page. */
  async function* all<O extends z.ZodType>(path: string, filter: Record<string, string>, object: O): AsyncIterable<z.output<O>> {
    const schema = pageOf(object)
    for (let page = 1, last = 1; page <= last; page++) {
      const filters = Object.entries({ store_id: storeId, ...filter }).map(([name, value]) => [`filter[${name}]`, value])
      const query = new URLSearchParams([...filters, ['page[number]', String(page)], ['page[size]', '100']] as [string, string][])
      const answer = await send({ method: 'GET', path: `${path}?${query}` }, schema)
      if (!answer) throw new ProviderUnavailable('no list')
      last = answer.meta.page.lastPage
      yield* answer.data
    }
  }

  const readSubscription = (subscriptionId: string) =>
    send({ method: 'GET', path: `/subscriptions/${encodeURIComponent(subscriptionId)}` }, OneSubscription)

  return {
    name: 'lemonsqueezy',

    async checkout({ userId, email }, variantId, returnUrl) {
      const relationship = (type: string, of: string) => ({ data: { type, id: of } })
      const answer = await send(
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
              relationships: { store: relationship('stores', storeId), variant: relationship('variants', variantId) },
            },
          },
        },
        Checkout,
      )
      if (!answer) throw new ProviderUnavailable('no checkout')
      return answer.data.attributes.url
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
      for await (const one of all('/subscriptions', filter, SubscriptionObject)) yield subscriptionOf(one)
    },

    async *payments(of) {
      const filter: Record<string, string> = of === 'refunded' ? { refunded: 'true' } : { subscription_id: of.subscriptionId }
      for await (const one of all('/subscription-invoices', filter, InvoiceObject)) yield paymentOf(one)
    },

    async *subscriptionsOfOrder(orderId) {
      for await (const one of all('/subscriptions', { order_id: orderId }, SubscriptionObject)) yield subscriptionOf(one)
    },

    async refund(paymentId) {
      const path = `/subscription-invoices/${encodeURIComponent(paymentId)}` as const
      const invoice = await send({ method: 'GET', path }, OneInvoice)
      if (!invoice) throw new ProviderUnavailable('no invoice')
      const data = { type: 'subscription-invoices', id: paymentId, attributes: { amount: invoice.data.attributes.total } }
      await send({ method: 'POST', path: `${path}/refund`, body: { data } }, OneInvoice)
    },

    async fetch(subscriptionId) {
      const answer = await readSubscription(subscriptionId)
      return answer && subscriptionOf(answer.data)
    },

    isSigned: (body, signature) => isSignedBy(webhookSecret, body, signature),
    read: readWebhook,
  }
}

function readWebhook(body: Buffer): ProviderEvent {
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

const paymentOf = ({ id, attributes }: InvoiceObject): ProviderPayment => ({
  id,
  subscriptionId: attributes.subscription_id,
  amount: attributes.subtotal,
  currency: attributes.currency,
  reason: PAYMENT_REASON[attributes.billing_reason] ?? 'change',
  status: PAYMENT_STATUS[attributes.status] ?? 'failed',
  paidAt: attributes.created_at,
  refundedAt: attributes.refunded_at ?? null,
  updatedAt: attributes.updated_at,
})

const subscriptionOf = ({ id, attributes }: SubscriptionObject): ProviderSubscription => ({
  id,
  email: attributes.user_email ?? null,
  variantId: attributes.variant_id,
  status: attributes.status,
  renewsAt: attributes.renews_at ?? null,
  endsAt: attributes.ends_at ?? null,
  trialEndsAt: attributes.trial_ends_at ?? null,
  updatedAt: attributes.updated_at,
})

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function wait(response: Response | undefined): Promise<void> {
  const seconds = Number(response?.headers.get('retry-after'))
  const ms = Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 500
  return new Promise((resolve) => setTimeout(resolve, Math.min(ms, LONGEST_WAIT_MS)))
}
