import { createHash } from 'node:crypto'
import { billingApi, usersApi } from '@worrystone/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { testDatabase } from '../../../testing/test-database.ts'

let app: Awaited<ReturnType<typeof testApp>>
let address = ''
let clock = 0
type Member = Awaited<ReturnType<typeof app.aMember>>

beforeAll(async () => {
  // A separate database, because deliveries belong to no user. Each reading of the clock is a second later.
  const database = await testDatabase()
  app = await testApp({ deps: { database, publicUrl: () => address }, now: () => new Date(Date.now() + clock++ * 1_000) })
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.server.close())

const PREMIUM = 'sandbox-premium'
const SUPPORTER = 'sandbox-supporter'

/** Submits a form as a browser does. */
const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

async function checkoutOf(member: Member, variantId = PREMIUM): Promise<string> {
  const { data } = await app.call(billingApi.checkout, { as: member.token, body: { variantId } })
  return data.checkoutUrl
}

/** Delivers pending webhooks over real HTTP, and processes them. */
async function deliverAll() {
  clock += 60
  await app.database.db().updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'sandbox.deliver').execute()
  await app.runJobs('sandbox.deliver')
  await app.runJobs('billing.event')
}

async function buy(member: Member, fields: Record<string, string> = {}): Promise<string> {
  const bought = await submit(await checkoutOf(member), { card: 'works', ...fields })
  expect([bought.status, bought.headers.get('location')]).toEqual([303, `${address}/pricing?checkout=done`])
  await deliverAll()
  return (await app.call(billingApi.portal, { as: member.token })).data.portalUrl
}

const tierOf = async ({ token }: Member) => (await app.call(usersApi.profile, { as: token })).data.tier
const statusOf = async ({ token }: Member) => (await app.call(billingApi.current, { as: token })).data?.status
async function act(portal: string, action: string) {
  const answer = await submit(portal, { action })
  await deliverAll()
  return answer.text()
}

it('buys a plan, has a payment fail, pays, cancels, and keeps access until the end', async () => {
  const member = await app.aMember()
  const portal = await buy(member, { card: 'fails-at-renewal' })
  expect([await tierOf(member), await statusOf(member)]).toEqual(['premium', 'active'])
  await act(portal, 'a-month-later')
  expect([await tierOf(member), await statusOf(member)]).toEqual(['premium', 'past_due'])
  await act(portal, 'pay')
  expect(await statusOf(member)).toBe('active')
  await act(portal, 'cancel')
  expect([await tierOf(member), await statusOf(member)]).toEqual(['premium', 'cancelled'])
  expect((await app.call(billingApi.current, { as: member.token })).data?.endsAt).not.toBeNull()
  await act(portal, 'resume')
  expect(await statusOf(member)).toBe('active')
  await act(portal, 'cancel')
  await act(portal, 'a-month-later')
  expect(await tierOf(member)).toBe('free')
  expect((await app.call(billingApi.current, { as: member.token })).status).toBe(404)
  const asked = await app.call(billingApi.current, { as: member.token, query: { none: 'null' } })
  expect([asked.status, asked.data]).toEqual([200, null])
})

it('starts with a trial, changes the plan and refunds', async () => {
  const member = await app.aMember()
  const portal = await buy(member, { trial: 'yes' })
  expect(await statusOf(member)).toBe('on_trial')
  expect((await app.call(billingApi.current, { as: member.token })).data?.trialEndsAt).not.toBeNull()
  await submit(portal, { variant: SUPPORTER })
  await deliverAll()
  expect(await tierOf(member)).toBe('supporter')
  expect(await act(portal, 'refund')).toContain('This cannot be done')
  await act(portal, 'a-month-later')
  await act(portal, 'refund')
  expect(await tierOf(member)).toBe('free')
  // A refunded subscription is not charged again.
  await app.runJobs('billing.cancel')
  const { status } = await app.database
    .db()
    .selectFrom('sandbox_subscriptions')
    .select('status')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
})

it('has the same result with webhooks that are late, repeated and out of order', async () => {
  const member = await app.aMember()
  const portal = await buy(member, { unreliable: 'yes' })
  for (const action of ['cancel', 'resume', 'a-month-later', 'cancel']) await submit(portal, { action, unreliable: 'yes' })
  const waiting = await app.database.db().selectFrom('sandbox_deliveries').select('id').execute()
  // Four changes and the payment of the month, each twice.
  expect(waiting).toHaveLength(10)
  for (let round = 0; round < 10; round++) await deliverAll()
  expect([await tierOf(member), await statusOf(member)]).toEqual(['premium', 'cancelled'])
  expect(await app.database.db().selectFrom('sandbox_deliveries').select('id').execute()).toEqual([])
})

it('declines a card, requires one more step, and pays a checkout once', async () => {
  const member = await app.aMember()
  const checkout = await checkoutOf(member)
  expect(await (await submit(checkout, { card: 'declined' })).text()).toContain('The card was declined')
  expect(await (await submit(checkout, {})).text()).toContain('Please choose a card.')
  expect(await (await submit(checkout, { card: 'step', trial: 'yes' })).text()).toContain('name="trial" value="yes"')
  expect(await tierOf(member)).toBe('free')
  await Promise.all([submit(checkout, { card: 'works' }), submit(checkout, { card: 'works' })])
  await deliverAll()
  const rows = await app.database.db().selectFrom('sandbox_subscriptions').select('id').where('user_id', '=', member.id).execute()
  expect([rows.length, await tierOf(member)]).toEqual([1, 'premium'])
})

it('refuses actions that do not apply', async () => {
  const member = await app.aMember()
  const portal = await buy(member)
  expect(await act(portal, 'resume')).toContain('This cannot be done with the subscription as it is.')
  expect(await act(portal, 'explode')).toContain('This cannot be done')
})

it('opens a portal only with its key, and none that does not exist', async () => {
  const portal = new URL(await buy(await app.aMember()))
  for (const key of ['', 'a'.repeat(64)]) {
    portal.searchParams.set('key', key)
    expect((await fetch(portal)).status).toBe(404)
    expect((await submit(String(portal), { action: 'cancel' })).status).toBe(404)
  }
  for (const path of ['checkout/x', `checkout/${crypto.randomUUID()}`, `portal/${crypto.randomUUID()}`]) {
    expect((await fetch(`${address}/sandbox/${path}`)).status).toBe(404)
  }
})

it('serves plain pages that load nothing but their own style', async () => {
  const answer = await fetch(await checkoutOf(await app.aMember()))
  const text = await answer.text()
  expect(text).toContain('Sandbox: no money moves.')
  expect(text).toContain('Premium, 12 USD a month')
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  expect(text).not.toContain('<script')
})

it('does not exist with another provider', async () => {
  const other = await testApp({ environment: { BILLING_PROVIDER: 'none' } })
  expect((await other.server.inject(`/sandbox/checkout/${crypto.randomUUID()}`)).body).not.toContain('Sandbox')
})
