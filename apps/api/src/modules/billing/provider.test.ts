import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { lemonSqueezy } from './lemonsqueezy/lemonsqueezy.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxModule } from './sandbox/index.ts'
import { aPayment, deliveryOf, type FakeLemonSqueezy, fakeLemonSqueezy, SECRET, VARIANTS } from './testing.ts'

/** A provider with functions to sell in it, and to read its deliveries. */
type TestProvider = {
  provider: PaymentProvider
  variant: string
  /** Sells a plan; returns its webhook. */
  sell(buyer: { userId: string; email: string }): Promise<{ id: string; body: Buffer; signature: string | undefined }>
}

let fake: FakeLemonSqueezy
const testProviders: Record<string, () => Promise<TestProvider>> = {
  async lemonsqueezy() {
    fake = await fakeLemonSqueezy()
    return {
      provider: lemonSqueezy({ apiUrl: fake.url, apiKey: 'key', storeId: '7', webhookSecret: SECRET }),
      variant: VARIANTS.premium,
      async sell({ userId, email }) {
        const id = crypto.randomUUID()
        const times = { renewsAt: '2026-12-01T00:00:00Z', endsAt: null, trialEndsAt: null, updatedAt: '2026-11-01T00:00:00Z' }
        const stored = { id, userId, email, variantId: VARIANTS.premium, status: 'active' as const, ...times }
        fake.subscriptions.set(id, stored)
        const paymentId = crypto.randomUUID()
        fake.payments.set(paymentId, aPayment({ id: paymentId, subscriptionId: id, orderId: `order of ${id}` }))
        const { body, signature } = deliveryOf(stored)
        return { id, body: Buffer.from(body), signature }
      },
    }
  },
  async sandbox() {
    const { deps, server } = await testApp({ deps: { database: await testDatabase() } })
    const { provider } = sandboxModule(deps)
    return {
      provider,
      variant: 'sandbox-premium',
      async sell(buyer) {
        const checkout = new URL(await provider.checkout(buyer, 'sandbox-premium', 'https://site.example/pricing'))
        await server.inject({
          method: 'POST',
          url: checkout.pathname,
          payload: 'card=works',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
        // The subscription is delivered first, then its payment.
        const [, { body } = { body: '' }] = await deps.database
          .db()
          .selectFrom('sandbox_deliveries')
          .select('body')
          .orderBy('id', 'desc')
          .limit(2)
          .execute()
        const bytes = Buffer.from(body)
        return { id: provider.read(bytes).subscription?.id ?? '', body: bytes, signature: undefined }
      },
    }
  },
}

async function listed<T>(found: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of found) all.push(one)
  return all
}
const aBuyer = () => ({ userId: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.org` })

describe.each(Object.keys(testProviders))('the provider %s', (name) => {
  let testProvider: TestProvider
  beforeAll(async () => {
    testProvider = (await testProviders[name]?.()) as TestProvider
  })
  afterAll(() => (name === 'lemonsqueezy' ? fake.close() : undefined))

  it('returns web addresses of a checkout and a portal', async () => {
    const buyer = aBuyer()
    const { id } = await testProvider.sell(buyer)
    for (const url of [
      await testProvider.provider.checkout(buyer, testProvider.variant, 'https://site.example/pricing'),
      await testProvider.provider.portal(id),
    ]) {
      expect(new URL(url).protocol).toMatch(/^https?:$/)
    }
  })

  it('describes a subscription in the same way by webhook, by fetch and in the list', async () => {
    const buyer = aBuyer()
    const { id, body } = await testProvider.sell(buyer)
    const { userId, subscription } = testProvider.provider.read(body)
    expect([userId, subscription?.id, subscription?.variantId]).toEqual([buyer.userId, id, testProvider.variant])
    expect(await testProvider.provider.fetch(id)).toEqual(subscription)
    expect((await listed(testProvider.provider.list())).find((one) => one.id === id)).toEqual(subscription)
    expect(await listed(testProvider.provider.list({ email: buyer.email }))).toEqual([subscription])
  })

  it('cancels a subscription, also twice, and ignores unknown ones', async () => {
    const { id } = await testProvider.sell(aBuyer())
    await testProvider.provider.cancel(id)
    expect((await testProvider.provider.fetch(id))?.status).toBe('cancelled')
    await testProvider.provider.cancel(id)
    await testProvider.provider.cancel(crypto.randomUUID())
    expect((await testProvider.provider.fetch(id))?.status).toBe('cancelled')
  })

  it('refunds a payment in full, and the subscription goes on', async () => {
    const { id } = await testProvider.sell(aBuyer())
    const [payment] = await listed(testProvider.provider.payments({ subscriptionId: id }))
    expect(payment).toMatchObject({ subscriptionId: id, amount: 1_200, currency: 'USD', reason: 'initial', status: 'paid' })
    await testProvider.provider.refund(payment?.id ?? '')
    const [refunded] = await listed(testProvider.provider.payments({ subscriptionId: id }))
    expect(refunded).toMatchObject({ id: payment?.id, status: 'refunded', refundedAt: expect.any(Date) })
    expect(await listed(testProvider.provider.payments('refunded'))).toContainEqual(refunded)
    expect((await testProvider.provider.fetch(id))?.status).toBe('active')
    expect(await listed(testProvider.provider.payments({ subscriptionId: crypto.randomUUID() }))).toEqual([])
    expect(await listed(testProvider.provider.subscriptionsOfOrder('no order'))).toEqual([])
  })

  it('returns nothing of others, and accepts no signature but its own', async () => {
    const { body } = await testProvider.sell(aBuyer())
    expect(await testProvider.provider.fetch(crypto.randomUUID())).toBeUndefined()
    expect(await listed(testProvider.provider.list({ email: 'nobody@example.org' }))).toEqual([])
    for (const signature of [undefined, '', '0'.repeat(64)]) expect(testProvider.provider.isSigned(body, signature)).toBe(false)
    expect(() => testProvider.provider.read(Buffer.from('{}'))).toThrow()
  })
})
