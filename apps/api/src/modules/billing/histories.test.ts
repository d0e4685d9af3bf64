import { SubscriptionStatus } from '@worrystone/contracts'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { currentTier } from '../users/index.ts'
import { paymentsBy } from './index.ts'
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from './provider.ts'
import { givesAccess } from './subscription-change.ts'
import { VARIANTS } from './testing.ts'

const HISTORIES = 1_000
const BEGIN = Date.UTC(2026, 0, 1)

/** One change of a subscription at the provider. `seconds` 0: in the same second as the previous one. */
type Change = { status: SubscriptionStatus; isPremium: boolean; seconds: number }
const aChange: fc.Arbitrary<Change> = fc.record({
  status: fc.constantFrom(...SubscriptionStatus.options),
  isPremium: fc.boolean(),
  seconds: fc.constantFrom(0, 0, 1, 60, 86_400),
})
/** The delivered changes, by number: in any order, some twice, some never. */
const aHistory = fc.array(aChange, { minLength: 1, maxLength: 8 }).chain((changes) =>
  fc.record({
    changes: fc.constant(changes),
    order: fc.array(fc.nat(changes.length - 1), { maxLength: 16 }),
    refund: fc.constantFrom<Refund>('none', 'none', 'first', 'last', 'dropped'),
  }),
)
/** When the refund is delivered, relative to the deliveries of the subscription. */
type Refund = 'none' | 'first' | 'last' | 'dropped'

let database: Awaited<ReturnType<typeof testDatabase>>
let payments: ReturnType<typeof paymentsBy>
let queued: string[] = []
/** The current subscriptions at the provider. */
const sync = new Map<string, ProviderSubscription>()
const refunds = new Map<string, ProviderPayment>()
let ownerId = ''

beforeAll(async () => {
  database = await testDatabase()
  const { deps, aMember } = await testApp({ deps: { database } })
  ownerId = (await aMember()).id
  const provider: PaymentProvider = {
    name: 'a provider',
    checkout: () => Promise.reject(new Error('not asked')),
    portal: () => Promise.reject(new Error('not asked')),
    cancel: () => Promise.reject(new Error('not asked')),
    fetch: async (id) => sync.get(id),
    async *list() {
      yield* sync.values()
    },
    async *payments(of) {
      for (const payment of refunds.values()) if (of === 'refunded' || of.subscriptionId === payment.subscriptionId) yield payment
    },
    async *subscriptionsOfOrder() {},
    refund: () => Promise.reject(new Error('not asked')),
    isSigned: () => true,
    read: (body) => JSON.parse(body.toString(), (key, value) => (key.endsWith('At') && value !== null ? new Date(value) : value)),
  }
  const queue = {
    ...deps.queue,
    add: async (kind: string, payload: object) => {
      if (kind === 'billing.event') queued.push((payload as { eventId: string }).eventId)
    },
  }
  const config = { billing: { isSandbox: false, lemonSqueezy: undefined, variants: VARIANTS } }
  payments = paymentsBy(provider, { ...deps, config, queue: queue as typeof deps.queue, onTierChange: async () => {} })
})

/** Each state of the subscription; the last one is the provider's sync. */
function statesOf(id: string, changes: Change[]): ProviderSubscription[] {
  let at = BEGIN
  return changes.map(({ status, isPremium, seconds }) => {
    at += seconds * 1_000
    return {
      ...{ id, email: null, variantId: isPremium ? VARIANTS.premium : VARIANTS.supporter, status },
      ...{ renewsAt: null, trialEndsAt: null, endsAt: null, updatedAt: new Date(at) },
    }
  })
}

const paymentOf = (subscriptionId: string): ProviderPayment => ({
  ...{
    id: `payment of ${subscriptionId}`,
    subscriptionId,
    amount: 1_200,
    currency: 'USD',
    reason: 'initial',
    status: 'refunded',
  },
  ...{ paidAt: new Date(BEGIN), refundedAt: new Date(BEGIN + 60_000), updatedAt: new Date(BEGIN + 60_000) },
})
const tierNow = async () =>
  (await database.db().selectFrom('users').select(currentTier).where('id', '=', ownerId).executeTakeFirstOrThrow()).current_tier
const tierOf = (last: ProviderSubscription, refund: Refund) => {
  const tier = last.variantId === VARIANTS.premium ? ('premium' as const) : ('supporter' as const)
  const hasAccess = refund === 'none' && givesAccess({ status: last.status, tier, ends_at: last.endsAt }, new Date())
  return hasAccess ? tier : 'free'
}

const stored = (id: string) =>
  database.db().selectFrom('subscriptions').select(['status', 'variant_id']).where('id', '=', id).executeTakeFirst()
const stateOf = ({ status, variantId }: ProviderSubscription) => ({ status, variant_id: variantId })

it(`ends in the provider\u2019s state after ${HISTORIES} shuffled, repeated and dropped histories`, async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(aHistory, async ({ changes, order, refund }) => {
      const id = `history-${count++}`
      const states = statesOf(id, changes)
      const last = states.at(-1) as ProviderSubscription
      sync.clear()
      sync.set(id, last)
      queued = []
      refunds.clear()
      if (refund !== 'none') refunds.set(id, paymentOf(id))
      const deliver = (event: object) =>
        payments.webhooks.receive({ body: Buffer.from(JSON.stringify({ userId: ownerId, ...event })), signature: 'any' })
      const deliverRefund = () => deliver({ kind: 'refunded', subscription: null, payment: paymentOf(id) })
      if (refund === 'first') await deliverRefund()
      for (const at of order) await deliver({ kind: 'updated', subscription: states[at] })
      if (refund === 'last') await deliverRefund()
      for (const eventId of queued) await payments.webhooks.process(eventId)
      // If everything was delivered at least once, the state is right without a reconciliation.
      const delivered = new Set(order)
      if (delivered.size === changes.length) {
        expect(await stored(id)).toEqual(stateOf(last))
        if (refund !== 'dropped') expect(await tierNow()).toBe(tierOf(last, refund))
      }
      // The nightly reconciliation corrects what was dropped.
      await payments.reconciliation.all()
      expect(await stored(id)).toEqual(stateOf(last))
      // Late repetitions change nothing.
      for (const eventId of queued) await payments.webhooks.process(eventId)
      expect(await stored(id)).toEqual(stateOf(last))
      if (delivered.size > 0) expect(await tierNow()).toBe(tierOf(last, refund))
      await database.db().deleteFrom('subscriptions').where('id', '=', id).execute()
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
}, 120_000)
