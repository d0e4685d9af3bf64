import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SubscriptionStatus } from '@worrystone/contracts'
import { signBody } from './signature.ts'

export const SECRET = 'a secret of webhooks'
export const VARIANTS = { supporter: '101', premium: '102' }

/** A subscription in Lemon Squeezy's format. */
export type Stored = {
  id: string
  userId: string | null
  email: string
  variantId: string
  status: SubscriptionStatus
  renewsAt: string | null
  endsAt: string | null
  trialEndsAt: string | null
  updatedAt: string
}

/** A payment in Lemon Squeezy's format: a subscription invoice. */
export type StoredPayment = {
  id: string
  subscriptionId: string
  orderId: string
  subtotal: number
  tax: number
  currency: string
  billingReason: 'initial' | 'renewal' | 'updated'
  status: 'pending' | 'paid' | 'refunded' | 'partial_refund' | 'void'
  refundedAt: string | null
  createdAt: string
  updatedAt: string
}

export const aPayment = (part: Partial<StoredPayment> = {}): StoredPayment => ({
  ...{
    id: '9',
    subscriptionId: '1',
    orderId: '77',
    subtotal: 1_200,
    tax: 0,
    currency: 'USD',
    billingReason: 'initial',
    status: 'paid',
  },
  ...{ refundedAt: null, createdAt: '2026-11-01T00:00:00.000000Z', updatedAt: '2026-11-01T00:00:00.000000Z' },
  ...part,
})

const invoiceOf = (payment: StoredPayment) => ({
  type: 'subscription-invoices',
  id: payment.id,
  attributes: {
    store_id: 7,
    subscription_id: payment.subscriptionId,
    billing_reason: payment.billingReason,
    currency: payment.currency,
    status: payment.status,
    refunded: payment.refundedAt !== null,
    refunded_at: payment.refundedAt,
    subtotal: payment.subtotal,
    tax: payment.tax,
    total: payment.subtotal + payment.tax,
    created_at: payment.createdAt,
    updated_at: payment.updatedAt,
  },
})

const signed = (content: object) => {
  const body = JSON.stringify(content)
  return { body, signature: signBody(Buffer.from(body), SECRET) }
}

/** A delivery about a payment. */
export const paymentDeliveryOf = (payment: StoredPayment, kind = 'subscription_payment_success') =>
  signed({ meta: { event_name: kind, test_mode: true }, data: invoiceOf(payment) })

/** A delivery about a refunded order. It names no subscription. */
export const refundedOrderDeliveryOf = (orderId: string) =>
  signed({
    meta: { event_name: 'order_refunded', test_mode: true },
    data: { type: 'orders', id: orderId, attributes: { store_id: 7, status: 'refunded', refunded: true } },
  })

const objectOf = (stored: Stored) => ({
  type: 'subscriptions',
  id: stored.id,
  attributes: {
    store_id: 7,
    variant_id: Number(stored.variantId),
    user_email: stored.email,
    status: stored.status,
    renews_at: stored.renewsAt,
    ends_at: stored.endsAt,
    trial_ends_at: stored.trialEndsAt,
    updated_at: stored.updatedAt,
    urls: { customer_portal: `https://shop.example/portal/${stored.id}` },
  },
})

/** A delivery as Lemon Squeezy sends it. */
export function deliveryOf(stored: Stored, kind = 'subscription_updated') {
  const custom = stored.userId === null ? {} : { custom_data: { user_id: stored.userId } }
  return signed({ meta: { event_name: kind, test_mode: true, ...custom }, data: objectOf(stored) })
}

type ReceivedRequest = { method: string; path: string; body: string; authorization: string | undefined }

/**
 * A fake Lemon Squeezy on the loopback: responds in the format of its documentation from `subscriptions`. `fail` sets the status of the
 * next responses.
 */
export async function fakeLemonSqueezy() {
  const subscriptions = new Map<string, Stored>()
  const payments = new Map<string, StoredPayment>()
  const requests: ReceivedRequest[] = []
  const failures: { status: number; headers?: Record<string, string> }[] = []

  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, method = 'GET'] = [null, request.method]
    requests.push({
      method,
      path: url.pathname + url.search,
      body: await textOf(request),
      authorization: request.headers.authorization,
    })
    const failure = failures.shift()
    if (failure) return response.writeHead(failure.status, failure.headers).end('{}')
    const responseBody = answerTo(method, url)
    response
      .writeHead(responseBody ? 200 : 404, { 'content-type': 'application/vnd.api+json' })
      .end(JSON.stringify(responseBody ?? {}))
  })

  function answerTo(method: string, { pathname, searchParams }: URL): object | undefined {
    const [, , id] = pathname.split('/')
    if (method === 'POST' && pathname === '/checkouts') {
      return { data: { type: 'checkouts', attributes: { url: 'https://shop.example/checkout/1' } } }
    }
    if (pathname.startsWith('/subscription-invoices')) return invoiceAnswer(method, id, searchParams)
    if (id) {
      const stored = subscriptions.get(id)
      if (stored && method === 'DELETE') subscriptions.set(id, { ...stored, status: 'cancelled', endsAt: stored.renewsAt })
      return stored && { data: objectOf(subscriptions.get(id) ?? stored) }
    }
    const [email, order] = [searchParams.get('filter[user_email]'), searchParams.get('filter[order_id]')]
    const ofOrder = [...payments.values()].filter(({ orderId }) => orderId === order).map(({ subscriptionId }) => subscriptionId)
    const all = [...subscriptions.values()]
      .filter((stored) => email === null || stored.email === email)
      .filter((stored) => order === null || ofOrder.includes(stored.id))
    return pageOf(all.map(objectOf), searchParams)
  }

  function invoiceAnswer(method: string, id: string | undefined, filter: URLSearchParams): object | undefined {
    const payment = id === undefined ? undefined : payments.get(id)
    if (payment && method === 'POST') {
      const at = new Date().toISOString()
      payments.set(payment.id, { ...payment, status: 'refunded', refundedAt: at, updatedAt: at })
    }
    if (id !== undefined) return payment && { data: invoiceOf(payments.get(id) ?? payment) }
    const of = filter.get('filter[subscription_id]')
    const all = [...payments.values()]
      .filter(({ subscriptionId }) => of === null || subscriptionId === of)
      .filter(({ refundedAt }) => filter.get('filter[refunded]') !== 'true' || refundedAt !== null)
    return pageOf(all.map(invoiceOf), filter)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscriptions,
    payments,
    requests,
    fail: (...statuses: typeof failures) => void failures.push(...statuses),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
export type FakeLemonSqueezy = Awaited<ReturnType<typeof fakeLemonSqueezy>>

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function pageOf(all: object[], query: URLSearchParams) {
  const page = Number(query.get('page[number]'))
  const size = Number(query.get('page[size]'))
  return {
    meta: { page: { currentPage: page, lastPage: Math.max(1, Math.ceil(all.length / size)), total: all.length } },
    data: all.slice((page - 1) * size, page * size),
  }
}
