import { billingApi, featuresApi, myDataApi, type SubscriptionStatus, tiersApi, usersApi } from '@worrystone/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { deliveryOf, type FakeLemonSqueezy, fakeLemonSqueezy, SECRET, type Stored, VARIANTS } from './testing.ts'

let shop: FakeLemonSqueezy
let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
const DAY = 24 * 60 * 60_000

beforeAll(async () => {
  shop = await fakeLemonSqueezy()
  app = await testApp({
    now: () => clock,
    environment: {
      BILLING_PROVIDER: 'lemonsqueezy',
      LEMONSQUEEZY_API_KEY: 'key',
      LEMONSQUEEZY_STORE_ID: '7',
      LEMONSQUEEZY_WEBHOOK_SECRET: SECRET,
      LEMONSQUEEZY_VARIANT_SUPPORTER: VARIANTS.supporter,
      LEMONSQUEEZY_VARIANT_PREMIUM: VARIANTS.premium,
      LEMONSQUEEZY_API_URL: shop.url,
    },
  })
})
afterAll(() => shop.close())

type Member = Awaited<ReturnType<typeof app.aMember>>
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1) + seconds * 1_000).toISOString()

function aSubscription(member: Pick<Member, 'id' | 'email'>, part: Partial<Stored> = {}): Stored {
  return {
    ...{ id: crypto.randomUUID(), userId: member.id, email: member.email, variantId: VARIANTS.premium, status: 'active' },
    ...{ renewsAt: at(2_000_000), endsAt: null, trialEndsAt: null, updatedAt: at(0) },
    ...part,
  } as Stored
}

/** Delivers over HTTP as the provider does. */
async function deliver(stored: Stored, { kind = 'subscription_updated', signature }: { kind?: string; signature?: string } = {}) {
  const delivery = deliveryOf(stored, kind)
  return app.server.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', 'x-signature': signature ?? delivery.signature },
    payload: delivery.body,
  })
}
const work = () => app.runJobs('billing.event')
const told = async (...all: Stored[]) => {
  for (const stored of all) expect((await deliver(stored)).statusCode).toBe(200)
  await work()
}
const tierOf = async ({ token }: Member) => (await app.call(usersApi.profile, { as: token })).data.tier
const current = ({ token }: Member) => app.call(billingApi.current, { as: token })
const eventsOf = (subscriptionId: string) =>
  app.database.db().selectFrom('billing_events').selectAll().where('subscription_id', '=', subscriptionId).execute()

it('a paid subscription opens its tier at once, in the session that the member has', async () => {
  const member = await app.aMember()
  expect([await tierOf(member), (await current(member)).status]).toEqual(['free', 404])
  const stored = aSubscription(member)
  await told(stored)
  expect(await tierOf(member)).toBe('premium')
  const { data } = await current(member)
  expect(data).toEqual({ tier: 'premium', status: 'active', renewsAt: at(2_000_000), trialEndsAt: null, endsAt: null })
  const access = await app.call(featuresApi.access, { as: member.token, params: { feature: 'guided_exercises' } })
  expect(access.data.hasAccess).toBe(true)
})

it.each<[SubscriptionStatus, string | null, string]>([
  ['on_trial', null, 'premium'],
  ['past_due', null, 'premium'],
  ['cancelled', '2126-01-01T00:00:00.000Z', 'premium'],
  ['cancelled', '2020-01-01T00:00:00.000Z', 'free'],
  ['cancelled', null, 'free'],
  ['paused', null, 'free'],
  ['unpaid', null, 'free'],
  ['expired', null, 'free'],
])('with the status %s (ends %s) the tier is %3$s', async (status, endsAt, tier) => {
  const member = await app.aMember()
  await told(aSubscription(member, { status, endsAt }))
  expect(await tierOf(member)).toBe(tier)
})

it('of what is granted and what is paid for the higher tier holds', async () => {
  const member = await app.aMember()
  await app.database.db().updateTable('users').set({ tier: 'supporter' }).where('id', '=', member.id).execute()
  const stored = aSubscription(member)
  await told(stored)
  expect(await tierOf(member)).toBe('premium')
  await told({ ...stored, status: 'expired', updatedAt: at(10) })
  expect(await tierOf(member)).toBe('supporter')
  const admin = await app.promoted(await app.aMember({ verified: true }), 'admin')
  const grant = await app.call(tiersApi.grant, { as: admin.token, body: { userId: member.id, tier: 'free' } })
  expect([grant.status, await tierOf(member)]).toEqual([200, 'free'])
})

it('an older event changes nothing, and a repetition is worked once', async () => {
  const member = await app.aMember()
  const first = aSubscription(member)
  const later = { ...first, variantId: VARIANTS.supporter, updatedAt: at(60) }
  await told(later, first, later, later)
  expect(await tierOf(member)).toBe('supporter')
  expect((await eventsOf(first.id)).map(({ outcome }) => outcome).sort()).toEqual(['done', 'older'])
})

it('of two events of the same second the provider says which holds', async () => {
  const member = await app.aMember()
  const created = aSubscription(member, { status: 'on_trial' })
  const expired = { ...created, status: 'expired' as const }
  shop.subscriptions.set(created.id, created)
  await told(expired, created)
  expect(await tierOf(member)).toBe('premium')
  shop.subscriptions.set(created.id, expired)
  await told(expired)
  // The event is known; only what the provider says can change it.
  expect(await tierOf(member)).toBe('premium')
})

it('keeps an event while the provider is away, and works it later', async () => {
  const member = await app.aMember()
  const created = aSubscription(member, { status: 'expired' })
  await told(created)
  const same = { ...created, status: 'active' as const }
  shop.subscriptions.set(same.id, same)
  shop.fail({ status: 503 }, { status: 503 }, { status: 503 })
  await deliver(same)
  await expect(work()).rejects.toThrow()
  expect(await tierOf(member)).toBe('free')
  await work()
  expect(await tierOf(member)).toBe('premium')
})

it('refuses what is forged with 401 and keeps that it came, without its text', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  const before = await countRefused()
  expect((await deliver(stored, { signature: '0'.repeat(64) })).statusCode).toBe(401)
  expect((await deliver(stored, { signature: '' })).statusCode).toBe(401)
  await work()
  expect(await tierOf(member)).toBe('free')
  expect(await countRefused()).toBe(before + 1)
  const rows = await app.database.db().selectFrom('billing_events').select(['body']).where('outcome', '=', 'refused').execute()
  expect(rows.every(({ body }) => body === null)).toBe(true)
  // The true one is not taken for a repetition of the forged one.
  await told(stored)
  expect(await tierOf(member)).toBe('premium')
})
const countRefused = async () =>
  (await app.database.db().selectFrom('billing_events').select('id').where('outcome', '=', 'refused').execute()).length

it('keeps a signed body that cannot be read, and answers 200: it would not get better', async () => {
  const body = JSON.stringify({
    meta: { event_name: 'subscription_updated' },
    data: { type: 'subscriptions', id: crypto.randomUUID() },
  })
  const { signBody } = await import('./signature.ts')
  const answer = await app.server.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', 'x-signature': signBody(Buffer.from(body), SECRET) },
    payload: body,
  })
  expect(answer.statusCode).toBe(200)
  await work()
  const kept = await app.database.db().selectFrom('billing_events').selectAll().where('body', '=', body).executeTakeFirst()
  expect(kept?.outcome).toBe('refused')
})

it.each([
  ['an unknown variant', { variantId: '999' }, 'unknown-variant'],
  ['somebody who is not here', { userId: crypto.randomUUID(), email: 'nobody@example.org' }, 'unknown-user'],
])('an event about %s is kept and opens nothing', async (_, part, outcome) => {
  const member = await app.aMember()
  const stored = aSubscription(member, part)
  await told(stored)
  expect(await tierOf(member)).toBe('free')
  expect((await eventsOf(stored.id)).map((event) => event.outcome)).toEqual([outcome])
})

it('an event that names nobody belongs to whoever has proved the address', async () => {
  const [member, unproved] = [await app.aMember({ verified: true }), await app.aMember()]
  await told(aSubscription(member, { userId: null }), aSubscription(unproved, { userId: null }))
  expect(await tierOf(member)).toBe('premium')
  expect(await tierOf(unproved)).toBe('free')
})

it('forgets bodies after 90 days, and keeps what became of them', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  await told(stored)
  clock = new Date(clock.getTime() + 91 * DAY)
  await app.runJobs('house.tidy')
  await app.deps.queue.add('house.tidy', {})
  await app.runJobs('house.tidy')
  const [event] = await eventsOf(stored.id)
  expect([event?.body, event?.outcome]).toEqual([null, 'done'])
  clock = new Date()
})

it('mends what missed webhooks left: each night for all, and for oneself when asked', async () => {
  const [first, second] = [await app.aMember({ verified: true }), await app.aMember({ verified: true })]
  const [one, two] = [aSubscription(first), aSubscription(second)]
  await told(one)
  shop.subscriptions.set(one.id, { ...one, status: 'expired', updatedAt: at(60) })
  shop.subscriptions.set(two.id, two)
  await app.deps.queue.add('billing.reconcile', {})
  await app.runJobs('billing.reconcile')
  expect([await tierOf(first), await tierOf(second)]).toEqual(['free', 'premium'])
  const third = await app.aMember({ verified: true })
  const paid = aSubscription(third)
  shop.subscriptions.set(paid.id, paid)
  const ask = () => app.call(billingApi.reconcile, { as: third.token })
  expect((await ask()).data).toEqual({ isChanged: true })
  expect(await tierOf(third)).toBe('premium')
})

it('ends what somebody pays for who deletes their account, also when the provider is away for a while', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  shop.subscriptions.set(stored.id, stored)
  await told(stored)
  const left = await app.call(myDataApi.deleteAccount, { as: member.token, body: { password: member.password } })
  expect(left.status).toBe(200)
  shop.fail({ status: 503 }, { status: 503 }, { status: 503 })
  await app.runJobs('billing.cancel')
  expect(shop.subscriptions.get(stored.id)?.status).toBe('active')
  await app.database.db().updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'billing.cancel').execute()
  await app.runJobs('billing.cancel')
  expect(shop.subscriptions.get(stored.id)?.status).toBe('cancelled')
})

it('sells what one does not have, and says why not otherwise', async () => {
  const member = await app.aMember()
  const buy = (variantId: string) => app.call(billingApi.checkout, { as: member.token, body: { variantId } })
  expect((await buy(VARIANTS.supporter)).data).toEqual({ checkoutUrl: 'https://shop.example/checkout/1' })
  expect((await buy('999')).error.message).toBe('There is no such plan: please choose one from the list')
  expect((await buy(' ')).error.details?.[0]?.path).toBe('variantId')
  expect((await app.call(billingApi.portal, { as: member.token })).error.message).toBe('No active subscription found')
  const stored = aSubscription(member)
  await told(stored)
  shop.subscriptions.set(stored.id, stored)
  expect((await buy(VARIANTS.premium)).error.message).toBe('You have this plan already')
  expect((await buy(VARIANTS.supporter)).error.message).toBe('Your plan already includes this one')
  expect((await app.call(billingApi.portal, { as: member.token })).data.portalUrl).toBe(
    `https://shop.example/portal/${stored.id}`,
  )
  shop.fail({ status: 503 }, { status: 503 }, { status: 503 })
  expect((await app.call(billingApi.portal, { as: member.token })).status).toBe(503)
  expect((await app.call(billingApi.checkout, { body: { variantId: VARIANTS.premium } })).status).toBe(401)
})

it('lists the plans with what each adds; without a provider nothing is for sale', async () => {
  const { data } = await app.call(billingApi.tiers, {})
  expect(data.map(({ id, price, lemonSqueezyVariantId }) => [id, price, lemonSqueezyVariantId])).toEqual([
    ['free', 0, null],
    ['supporter', 5, VARIANTS.supporter],
    ['premium', 12, VARIANTS.premium],
  ])
  const without = await testApp({ environment: { BILLING_PROVIDER: 'none' } })
  expect((await without.call(billingApi.tiers, {})).data.every((tier) => tier.lemonSqueezyVariantId === null)).toBe(true)
  expect((await without.server.inject({ method: 'POST', url: '/webhooks/payments', payload: '{}' })).statusCode).toBe(404)
})
