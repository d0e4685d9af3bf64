import { SubscriptionStatus } from '@worrystone/contracts'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { paymentsBy } from './index.ts'
import type { PaymentProvider, ProviderSubscription } from './provider.ts'
import { VARIANTS } from './testing.ts'

const HISTORIES = 1_000
const BEGIN = Date.UTC(2026, 0, 1)

/** One change of a subscription at the provider. `seconds` 0: in the same second as the one before. */
type Change = { status: SubscriptionStatus; isPremium: boolean; seconds: number }
const aChange: fc.Arbitrary<Change> = fc.record({
  status: fc.constantFrom(...SubscriptionStatus.options),
  isPremium: fc.boolean(),
  seconds: fc.constantFrom(0, 0, 1, 60, 86_400),
})
/** What reaches us of the changes, by number: in any order, some twice, some never. */
const aHistory = fc
  .array(aChange, { minLength: 1, maxLength: 8 })
  .chain((changes) =>
    fc.record({ changes: fc.constant(changes), order: fc.array(fc.nat(changes.length - 1), { maxLength: 16 }) }),
  )

let database: Awaited<ReturnType<typeof testDatabase>>
let payments: ReturnType<typeof paymentsBy>
let queued: string[] = []
/** What the provider has of each subscription now. */
const truth = new Map<string, ProviderSubscription>()

beforeAll(async () => {
  database = await testDatabase()
  const { deps } = await testApp({ deps: { database } })
  const provider: PaymentProvider = {
    name: 'a provider',
    checkout: () => Promise.reject(new Error('not asked')),
    portal: () => Promise.reject(new Error('not asked')),
    cancel: () => Promise.reject(new Error('not asked')),
    fetch: async (id) => truth.get(id),
    async *list() {
      yield* truth.values()
    },
    isSigned: () => true,
    read: (body) => JSON.parse(body.toString(), (key, value) => (key.endsWith('At') && value !== null ? new Date(value) : value)),
  }
  const queue = {
    ...deps.queue,
    add: async (_kind: string, payload: object) => void queued.push((payload as { eventId: string }).eventId),
  }
  const config = { billing: { isSandbox: false, lemonSqueezy: undefined, variants: VARIANTS } }
  payments = paymentsBy(provider, { ...deps, config, queue: queue as typeof deps.queue })
})

/** Each state that the subscription had, the last one is the provider's truth. */
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

const stored = (id: string) =>
  database.db().selectFrom('subscriptions').select(['status', 'variant_id']).where('id', '=', id).executeTakeFirst()
const stateOf = ({ status, variantId }: ProviderSubscription) => ({ status, variant_id: variantId })

it(`ends in the provider\u2019s truth after ${HISTORIES} shuffled, repeated and dropped histories`, async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(aHistory, async ({ changes, order }) => {
      const id = `history-${count++}`
      const states = statesOf(id, changes)
      const last = states.at(-1) as ProviderSubscription
      truth.clear()
      truth.set(id, last)
      queued = []
      for (const at of order) {
        const event = { kind: 'updated', userId: null, subscription: states[at] }
        await payments.webhooks.receive({ body: Buffer.from(JSON.stringify(event)), signature: 'any' })
      }
      for (const eventId of queued) await payments.webhooks.work(eventId)
      // Everything that was delivered at least once: the end is right without asking about all.
      const delivered = new Set(order)
      if (delivered.size === changes.length) expect(await stored(id)).toEqual(stateOf(last))
      // What was dropped is mended in the night.
      await payments.reconciliation.all()
      expect(await stored(id)).toEqual(stateOf(last))
      // Late repetitions change nothing any more.
      for (const eventId of queued) await payments.webhooks.work(eventId)
      expect(await stored(id)).toEqual(stateOf(last))
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
}, 120_000)
