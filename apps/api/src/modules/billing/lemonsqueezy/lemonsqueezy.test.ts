import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type PaymentProvider, type ProviderSubscription, ProviderUnavailable, RefusedWebhook } from '../provider.ts'
import { signBody } from '../signature.ts'
import {
  aPayment,
  deliveryOf,
  type FakeLemonSqueezy,
  fakeLemonSqueezy,
  paymentDeliveryOf,
  refundedOrderDeliveryOf,
  SECRET,
  type Stored,
} from '../testing.ts'
import { lemonSqueezy } from './lemonsqueezy.ts'

let fake: FakeLemonSqueezy
let provider: PaymentProvider
beforeAll(async () => {
  fake = await fakeLemonSqueezy()
  provider = lemonSqueezy({ apiUrl: fake.url, apiKey: 'key', storeId: '7', webhookSecret: SECRET })
})
beforeEach(() => {
  fake.subscriptions.clear()
  fake.requests.length = 0
})
afterAll(() => fake.close())

const aStored = (part: Partial<Stored> = {}): Stored => ({
  id: '1',
  userId: crypto.randomUUID(),
  email: 'mira@example.org',
  variantId: '102',
  status: 'active',
  renewsAt: '2026-12-01T10:00:00.000000Z',
  endsAt: null,
  trialEndsAt: null,
  updatedAt: '2026-11-01T10:00:00.000000Z',
  ...part,
})
async function listed(subscriptions: AsyncIterable<ProviderSubscription>) {
  const all: ProviderSubscription[] = []
  for await (const one of subscriptions) all.push(one)
  return all
}

const keep = (stored: Stored) => fake.subscriptions.set(stored.id, stored)

it('requests a checkout with the member\u2019s id and address, and no other personal data', async () => {
  const buyer = { userId: crypto.randomUUID(), email: 'mira@example.org' }
  expect(await provider.checkout(buyer, '102', 'https://site.example/pricing')).toBe('https://shop.example/checkout/1')
  const [request] = fake.requests
  expect(request?.authorization).toBe('Bearer key')
  expect(JSON.parse(request?.body ?? '').data).toMatchObject({
    attributes: {
      checkout_data: { email: buyer.email, custom: { user_id: buyer.userId } },
      product_options: { redirect_url: 'https://site.example/pricing' },
    },
    relationships: { store: { data: { id: '7' } }, variant: { data: { id: '102' } } },
  })
})

it('returns a subscription, or undefined if there is none', async () => {
  keep(aStored({ status: 'cancelled', endsAt: '2026-12-01T10:00:00.000000Z' }))
  expect(await provider.fetch('1')).toMatchObject({
    ...{ id: '1', variantId: '102', status: 'cancelled', email: 'mira@example.org' },
    endsAt: new Date('2026-12-01T10:00:00Z'),
    updatedAt: new Date('2026-11-01T10:00:00Z'),
  })
  expect(await provider.fetch('2')).toBeUndefined()
  expect(await provider.portal('1')).toBe('https://shop.example/portal/1')
})

it('lists every page, and those of one buyer', async () => {
  for (let count = 0; count < 230; count++)
    keep(aStored({ id: String(count), email: count === 3 ? 'other@example.org' : 'mira@example.org' }))
  const all = await listed(provider.list())
  expect(new Set(all.map(({ id }) => id)).size).toBe(230)
  expect(fake.requests).toHaveLength(3)
  expect((await listed(provider.list({ email: 'other@example.org' }))).map(({ id }) => id)).toEqual(['3'])
})

it('retries failures of the provider, and gives up in the end', async () => {
  keep(aStored())
  fake.fail({ status: 500 }, { status: 429, headers: { 'retry-after': '0.01' } })
  expect((await provider.fetch('1'))?.id).toBe('1')
  expect(fake.requests).toHaveLength(3)
  fake.fail({ status: 503 }, { status: 503 }, { status: 503 })
  await expect(provider.fetch('1')).rejects.toThrow(ProviderUnavailable)
  fake.fail({ status: 401 })
  await expect(provider.fetch('1')).rejects.toThrow(ProviderUnavailable)
  const nobody = lemonSqueezy({ apiUrl: 'http://127.0.0.1:1', apiKey: 'key', storeId: '7', webhookSecret: SECRET })
  await expect(nobody.fetch('1')).rejects.toThrow(ProviderUnavailable)
})

it('verifies its own signature over the bytes, and no other', () => {
  const { body, signature } = deliveryOf(aStored())
  const bytes = Buffer.from(body)
  expect(provider.isSigned(bytes, signature)).toBe(true)
  expect(provider.isSigned(bytes, signature.toUpperCase())).toBe(true)
  expect(provider.isSigned(Buffer.from(`${body} `), signature)).toBe(false)
  expect(provider.isSigned(bytes, signBody(bytes, 'another secret'))).toBe(false)
  for (const wrong of [undefined, '', 'abc', 'zz'.repeat(32), `${signature}00`])
    expect(provider.isSigned(bytes, wrong)).toBe(false)
})

it('parses webhooks', () => {
  const stored = aStored()
  expect(provider.read(Buffer.from(deliveryOf(stored, 'subscription_created').body))).toMatchObject({
    kind: 'subscription_created',
    userId: stored.userId,
    subscription: { id: '1', status: 'active' },
  })
  const invoice = provider.read(
    Buffer.from(paymentDeliveryOf(aPayment({ billingReason: 'renewal', status: 'partial_refund' })).body),
  )
  expect(invoice).toMatchObject({
    ...{ kind: 'subscription_payment_success', userId: null, subscription: null },
    payment: { id: '9', subscriptionId: '1', amount: 1_200, currency: 'USD', reason: 'renewal', status: 'partly-refunded' },
  })
  expect(provider.read(Buffer.from(refundedOrderDeliveryOf('77').body))).toMatchObject({
    refundedOrder: '77',
    subscription: null,
  })
  const licence = JSON.stringify({ meta: { event_name: 'license_key_created' }, data: { type: 'license-keys', id: '9' } })
  expect(provider.read(Buffer.from(licence))).toEqual({ kind: 'license_key_created', userId: null, subscription: null })
})

it('refunds the paid amount with its tax', async () => {
  fake.payments.set('9', aPayment({ tax: 228 }))
  await provider.refund('9')
  const request = fake.requests.find(({ path }) => path === '/subscription-invoices/9/refund')
  expect(JSON.parse(request?.body ?? '').data).toEqual({ type: 'subscription-invoices', id: '9', attributes: { amount: 1_428 } })
  await expect(provider.refund('10')).rejects.toThrow(ProviderUnavailable)
})

it.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['another shape', '{"meta":{}}'],
  ['an unknown status', deliveryOf(aStored({ status: 'sleeping' as 'active' })).body],
  ['a payment without its subscription', paymentDeliveryOf(aPayment({ subscriptionId: '' })).body],
  ['a broken time', deliveryOf(aStored({ updatedAt: 'yesterday' })).body],
])('refuses a webhook with %s', (_, body) => {
  expect(() => provider.read(Buffer.from(body))).toThrow(RefusedWebhook)
})
