import { billingApi, featuresApi, myDataApi, rolesApi, type SubscriptionStatus, tiersApi, usersApi } from '@worrystone/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import {
  aPayment,
  deliveryOf,
  type FakeLemonSqueezy,
  fakeLemonSqueezy,
  paymentDeliveryOf,
  refundedOrderDeliveryOf,
  SECRET,
  type Stored,
  type StoredPayment,
  VARIANTS,
} from './testing.ts'

let lemonSqueezy: FakeLemonSqueezy
let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
const DAY = 24 * 60 * 60_000

beforeAll(async () => {
  lemonSqueezy = await fakeLemonSqueezy()
  app = await testApp({
    now: () => clock,
    environment: {
      BILLING_PROVIDER: 'lemonsqueezy',
      LEMONSQUEEZY_API_KEY: 'key',
      LEMONSQUEEZY_STORE_ID: '7',
      LEMONSQUEEZY_WEBHOOK_SECRET: SECRET,
      LEMONSQUEEZY_VARIANT_SUPPORTER: VARIANTS.supporter,
      LEMONSQUEEZY_VARIANT_PREMIUM: VARIANTS.premium,
      LEMONSQUEEZY_API_URL: lemonSqueezy.url,
    },
  })
})
afterAll(() => lemonSqueezy.close())

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
const post = ({ body, signature }: { body: string; signature: string }) =>
  app.server.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: body,
  })

async function deliver(stored: Stored, { kind = 'subscription_updated', signature }: { kind?: string; signature?: string } = {}) {
  const delivery = deliveryOf(stored, kind)
  return post({ ...delivery, signature: signature ?? delivery.signature })
}
const work = () => app.runJobs('billing.event')
const deliverAll = async (...all: Stored[]) => {
  for (const stored of all) expect((await deliver(stored)).statusCode).toBe(200)
  await work()
}
const tierOf = async ({ token }: Member) => (await app.call(usersApi.profile, { as: token })).data.tier
const current = ({ token }: Member) => app.call(billingApi.current, { as: token })
const eventsOf = (subscriptionId: string) =>
  app.database.db().selectFrom('billing_events').selectAll().where('subscription_id', '=', subscriptionId).execute()

it('a paid subscription gives its tier at once, in the member’s open session', async () => {
  const member = await app.aMember()
  expect([await tierOf(member), (await current(member)).status]).toEqual(['free', 404])
  const stored = aSubscription(member)
  await deliverAll(stored)
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
  await deliverAll(aSubscription(member, { status, endsAt }))
  expect(await tierOf(member)).toBe(tier)
})

it('the higher one of the granted and the paid tier is effective', async () => {
  const member = await app.aMember()
  await app.database.db().updateTable('users').set({ tier: 'supporter' }).where('id', '=', member.id).execute()
  const stored = aSubscription(member)
  await deliverAll(stored)
  expect(await tierOf(member)).toBe('premium')
  await deliverAll({ ...stored, status: 'expired', updatedAt: at(10) })
  expect(await tierOf(member)).toBe('supporter')
  const admin = await app.promoted(await app.aMember({ verified: true }), 'admin')
  const grant = await app.call(tiersApi.grant, { as: admin.token, body: { userId: member.id, tier: 'free' } })
  expect([grant.status, await tierOf(member)]).toEqual([200, 'free'])
})

it('an older event changes nothing, and a repeated one is processed once', async () => {
  const member = await app.aMember()
  const first = aSubscription(member)
  const later = { ...first, variantId: VARIANTS.supporter, updatedAt: at(60) }
  await deliverAll(later, first, later, later)
  expect(await tierOf(member)).toBe('supporter')
  expect((await eventsOf(first.id)).map(({ outcome }) => outcome).sort()).toEqual(['done', 'older'])
})

it('of two events of the same second the provider decides', async () => {
  const member = await app.aMember()
  const created = aSubscription(member, { status: 'on_trial' })
  const expired = { ...created, status: 'expired' as const }
  lemonSqueezy.subscriptions.set(created.id, created)
  await deliverAll(expired, created)
  expect(await tierOf(member)).toBe('premium')
  lemonSqueezy.subscriptions.set(created.id, expired)
  await deliverAll(expired)
  // The event is known; only the provider's state can change it.
  expect(await tierOf(member)).toBe('premium')
})

it('stores an event while the provider is unavailable, and processes it later', async () => {
  const member = await app.aMember()
  const created = aSubscription(member, { status: 'expired' })
  await deliverAll(created)
  const same = { ...created, status: 'active' as const }
  lemonSqueezy.subscriptions.set(same.id, same)
  lemonSqueezy.fail({ status: 503 }, { status: 503 }, { status: 503 })
  await deliver(same)
  await expect(work()).rejects.toThrow()
  expect(await tierOf(member)).toBe('free')
  await work()
  expect(await tierOf(member)).toBe('premium')
})

it('refuses a forged event with 401 and records it without its text', async () => {
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
  // The genuine event is not taken for a repetition of the forged one.
  await deliverAll(stored)
  expect(await tierOf(member)).toBe('premium')
})
const countRefused = async () =>
  (await app.database.db().selectFrom('billing_events').select('id').where('outcome', '=', 'refused').execute()).length

it('stores a signed but unreadable body and responds 200, because a repetition would not help', async () => {
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
  ['an unknown user', { userId: crypto.randomUUID(), email: 'nobody@example.org' }, 'unknown-user'],
])('an event about %s is stored and gives no access', async (_, part, outcome) => {
  const member = await app.aMember()
  const stored = aSubscription(member, part)
  await deliverAll(stored)
  expect(await tierOf(member)).toBe('free')
  expect((await eventsOf(stored.id)).map((event) => event.outcome)).toEqual([outcome])
})

it('an event without a user belongs to the account with the verified address', async () => {
  const [member, unproved] = [await app.aMember({ verified: true }), await app.aMember()]
  await deliverAll(aSubscription(member, { userId: null }), aSubscription(unproved, { userId: null }))
  expect(await tierOf(member)).toBe('premium')
  expect(await tierOf(unproved)).toBe('free')
})

it('deletes bodies after 90 days, and keeps the outcomes', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  await deliverAll(stored)
  clock = new Date(clock.getTime() + 91 * DAY)
  await app.runJobs('site.cleanup')
  await app.deps.queue.add('site.cleanup', {})
  await app.runJobs('site.cleanup')
  const [event] = await eventsOf(stored.id)
  expect([event?.body, event?.outcome]).toEqual([null, 'done'])
  clock = new Date()
})

it('corrects the effects of missed webhooks: each night for all, and for a member on request', async () => {
  const [first, second] = [await app.aMember({ verified: true }), await app.aMember({ verified: true })]
  const [one, two] = [aSubscription(first), aSubscription(second)]
  await deliverAll(one)
  lemonSqueezy.subscriptions.set(one.id, { ...one, status: 'expired', updatedAt: at(60) })
  lemonSqueezy.subscriptions.set(two.id, two)
  await app.deps.queue.add('billing.reconcile', {})
  await app.runJobs('billing.reconcile')
  expect([await tierOf(first), await tierOf(second)]).toEqual(['free', 'premium'])
  const third = await app.aMember({ verified: true })
  const paid = aSubscription(third)
  lemonSqueezy.subscriptions.set(paid.id, paid)
  const reconcile = () => app.call(billingApi.reconcile, { as: third.token })
  expect((await reconcile()).data).toEqual({ isChanged: true })
  expect(await tierOf(third)).toBe('premium')
})

it('cancels the subscriptions of a deleted account, also when the provider is unavailable for a while', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  lemonSqueezy.subscriptions.set(stored.id, stored)
  await deliverAll(stored)
  const left = await app.call(myDataApi.deleteAccount, { as: member.token, body: { password: member.password } })
  expect(left.status).toBe(200)
  lemonSqueezy.fail({ status: 503 }, { status: 503 }, { status: 503 })
  await app.runJobs('billing.cancel')
  expect(lemonSqueezy.subscriptions.get(stored.id)?.status).toBe('active')
  await app.database.db().updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'billing.cancel').execute()
  await app.runJobs('billing.cancel')
  expect(lemonSqueezy.subscriptions.get(stored.id)?.status).toBe('cancelled')
})

it('sells plans that the member does not have, and explains why not otherwise', async () => {
  const member = await app.aMember()
  const buy = (variantId: string) => app.call(billingApi.checkout, { as: member.token, body: { variantId } })
  expect((await buy(VARIANTS.supporter)).data).toEqual({ checkoutUrl: 'https://shop.example/checkout/1' })
  expect((await buy('999')).error.message).toBe('There is no such plan: please choose one from the list')
  expect((await buy(' ')).error.details?.[0]?.path).toBe('variantId')
  expect((await app.call(billingApi.portal, { as: member.token })).error.message).toBe('No active subscription found')
  const stored = aSubscription(member)
  await deliverAll(stored)
  lemonSqueezy.subscriptions.set(stored.id, stored)
  expect((await buy(VARIANTS.premium)).error.message).toBe('You have this plan already')
  expect((await buy(VARIANTS.supporter)).error.message).toBe('Your plan already includes this one')
  expect((await app.call(billingApi.portal, { as: member.token })).data.portalUrl).toBe(
    `https://shop.example/portal/${stored.id}`,
  )
  lemonSqueezy.fail({ status: 503 }, { status: 503 }, { status: 503 })
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

/** A payment of a subscription, known at the provider. */
function paidFor(subscription: Stored, part: Partial<StoredPayment> = {}): StoredPayment {
  const id = crypto.randomUUID()
  const payment = aPayment({ id, subscriptionId: subscription.id, orderId: `order ${id}`, ...part })
  lemonSqueezy.payments.set(id, payment)
  return payment
}
const refundedAt = at(120)
const emailsTo = async ({ email }: Member) => {
  await app.runJobs('mail.subscription')
  return app.emails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

it.each(['before', 'after'])('a payment that is refunded %s the subscription is known ends access', async (order) => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  lemonSqueezy.subscriptions.set(stored.id, stored)
  const payment = { ...paidFor(stored), status: 'refunded' as const, refundedAt, updatedAt: refundedAt }
  const deliveries = [deliveryOf(stored), paymentDeliveryOf(payment, 'subscription_payment_refunded')]
  for (const delivery of order === 'after' ? deliveries : deliveries.toReversed()) {
    expect((await post(delivery)).statusCode).toBe(200)
    await work()
  }
  expect(await tierOf(member)).toBe('free')
  expect((await current(member)).status).toBe(404)
  // A refunded subscription is not charged again.
  await app.runJobs('billing.cancel')
  expect(lemonSqueezy.subscriptions.get(stored.id)?.status).toBe('cancelled')
})

it('a refunded order ends access, though it names no subscription', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  lemonSqueezy.subscriptions.set(stored.id, stored)
  const { orderId } = paidFor(stored)
  await deliverAll(stored)
  lemonSqueezy.fail({ status: 503 }, { status: 503 }, { status: 503 })
  await post(refundedOrderDeliveryOf(orderId))
  await expect(work()).rejects.toThrow()
  expect(await tierOf(member)).toBe('premium')
  await work()
  expect(await tierOf(member)).toBe('free')
})

it('a refund without a webhook is corrected at night; a partial refund ends nothing', async () => {
  const [whole, part] = [await app.aMember(), await app.aMember()]
  const [one, two] = [aSubscription(whole), aSubscription(part)]
  for (const stored of [one, two]) lemonSqueezy.subscriptions.set(stored.id, stored)
  await deliverAll(one, two)
  paidFor(one, { status: 'refunded', refundedAt, updatedAt: refundedAt })
  paidFor(two, { status: 'partial_refund', refundedAt, updatedAt: refundedAt })
  await app.deps.queue.add('billing.reconcile', {})
  await app.runJobs('billing.reconcile')
  expect([await tierOf(whole), await tierOf(part)]).toEqual(['free', 'premium'])
})

it('emails a change of a subscription once, and none that is outdated when the email is sent', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  const then = (seconds: number, part: Partial<Stored>) => ({ ...stored, ...part, updatedAt: at(seconds) })
  await deliverAll(stored, stored)
  expect(await emailsTo(member)).toEqual(['Your plan is active'])
  await deliverAll(then(10, { variantId: VARIANTS.supporter }))
  await deliverAll(then(20, { status: 'past_due', variantId: VARIANTS.supporter }))
  expect((await emailsTo(member)).slice(1)).toEqual(['Your plan has changed', 'A payment did not go through'])
  await deliverAll(then(30, { status: 'past_due' }), then(40, { status: 'active' }))
  await deliverAll(then(50, { status: 'past_due' }), then(60, { status: 'active' }))
  expect((await emailsTo(member)).slice(3)).toEqual(['Your plan has changed'])
  await deliverAll(then(70, { status: 'cancelled', endsAt: '2126-05-03T00:00:00.000Z' }))
  expect((await emailsTo(member)).at(-1)).toBe('Your plan is cancelled')
  expect(app.emails.at(-1)?.text).toContain('May 3, 2126')
  await deliverAll(then(80, { status: 'expired' }))
  expect((await emailsTo(member)).at(-1)).toBe('Your plan has ended')
  const whole = app.emails.filter(({ to }) => to === member.email).map(({ text }) => text)
  expect(whole.join()).not.toMatch(/\$|USD|1,200/)
})

it('a refund is one email, whatever the provider does with the subscription afterwards', async () => {
  const member = await app.aMember()
  const stored = aSubscription(member)
  lemonSqueezy.subscriptions.set(stored.id, stored)
  await deliverAll(stored)
  await post(paymentDeliveryOf({ ...paidFor(stored), status: 'refunded', refundedAt, updatedAt: refundedAt }))
  await work()
  await deliverAll({ ...stored, status: 'cancelled', endsAt: '2126-05-03T00:00:00.000Z', updatedAt: at(200) })
  expect(await emailsTo(member)).toEqual(['Your payment is on its way back'])
})

const anAdmin = async () => app.promoted(await app.aMember({ verified: true }), 'admin')
const records = async (admin: Member, { id }: Member) =>
  (await app.call(billingApi.records, { as: admin.token, params: { userId: id } })).data.subscriptions
const refund = (admin: Member, paymentId: string) => app.call(billingApi.refund, { as: admin.token, params: { paymentId } })

it('an admin sees subscriptions with their payments, and refunds one', async () => {
  const [admin, member] = [await anAdmin(), await app.aMember()]
  const stored = aSubscription(member)
  lemonSqueezy.subscriptions.set(stored.id, stored)
  const [first, second] = [paidFor(stored), paidFor(stored, { billingReason: 'renewal', createdAt: at(1_000), subtotal: 900 })]
  for (const delivery of [deliveryOf(stored), paymentDeliveryOf(first), paymentDeliveryOf(second)]) await post(delivery)
  await work()
  const [record] = await records(admin, member)
  expect(record).toMatchObject({ id: stored.id, tier: 'premium', status: 'active', isRefunded: false })
  expect(record?.payments).toMatchObject([
    { id: second.id, amount: 900, status: 'paid', isExpected: false },
    { id: first.id, amount: 1_200, reason: 'initial', isExpected: true },
  ])
  expect((await refund(admin, first.id)).data).toMatchObject({ id: first.id, status: 'refunded' })
  expect([await tierOf(member), (await records(admin, member))[0]?.isRefunded]).toEqual(['free', true])
  expect((await refund(admin, first.id)).error.message).toBe('This payment was given back already')
  const { changes } = (await app.call(rolesApi.changes, { as: admin.token, query: { userId: member.id } })).data
  expect(changes).toMatchObject([{ kind: 'refund', paymentId: first.id, by: { id: admin.id }, user: { id: member.id } }])
})

it('a refund waits while the provider is unavailable, and is for admins with a recent sign-in only', async () => {
  const [admin, member] = [await anAdmin(), await app.aMember()]
  const stored = aSubscription(member)
  const payment = paidFor(stored)
  await post(paymentDeliveryOf(payment))
  await work()
  const moderator = await app.promoted(await app.aMember())
  for (const one of [member, moderator]) {
    expect((await refund(one, payment.id)).status).toBe(403)
    expect((await app.call(billingApi.records, { as: one.token, params: { userId: member.id } })).status).toBe(403)
    expect((await app.call(billingApi.problems, { as: one.token })).status).toBe(403)
  }
  lemonSqueezy.fail({ status: 503 }, { status: 503 }, { status: 503 })
  expect((await refund(admin, payment.id)).status).toBe(503)
  expect(lemonSqueezy.payments.get(payment.id)?.status).toBe('paid')
  expect((await refund(admin, 'unknown')).status).toBe(404)
  clock = new Date(clock.getTime() + 16 * 60_000)
  expect((await refund(admin, payment.id)).error.code).toBe('SIGN_IN_AGAIN')
  clock = new Date()
})

it('an admin sees open problems until they are resolved', async () => {
  const [admin, late] = [await anAdmin(), await app.aMember()]
  const problemsOf = async (subscriptionId: string) =>
    (await app.call(billingApi.problems, { as: admin.token, query: { limit: '100' } })).data.problems.filter(
      (problem) => problem.subscriptionId === subscriptionId,
    )
  const [unowned, unsold, cheap] = [
    aSubscription(late, { userId: null }),
    aSubscription(late, { variantId: '999' }),
    aSubscription(late),
  ]
  await deliverAll(unowned, unsold, cheap)
  const now = new Date().toISOString()
  await post(paymentDeliveryOf(paidFor(cheap, { subtotal: 500, currency: 'EUR', createdAt: now, updatedAt: now })))
  await work()
  expect(await problemsOf(unowned.id)).toMatchObject([{ kind: 'unknown-user' }])
  expect(await problemsOf(unsold.id)).toMatchObject([{ kind: 'unknown-variant' }])
  expect(await problemsOf(cheap.id)).toMatchObject([{ kind: 'wrong-amount', amount: 500, currency: 'EUR' }])
  await app.database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', late.id).execute()
  await deliverAll({ ...unowned, updatedAt: at(60) })
  expect(await problemsOf(unowned.id)).toEqual([])
})
