import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '../../../db/db.ts'
import type { Queue } from '../../../jobs/queue.ts'
import { PRICES, tierOfVariant, type Variants } from '../plans.ts'
import type { SandboxPayment, SandboxStore, SandboxSubscription } from './sandbox-store.ts'
import { paymentWebhookOf, webhookOf } from './webhook-body.ts'

const MONTH_MS = 30 * 24 * 60 * 60_000
const TRIAL_MS = 7 * 24 * 60 * 60_000
/** The maximum delay of an unreliable delivery. */
const LATEST_MS = 5_000

type Options = {
  database: Pick<Database, 'tx'>
  store: SandboxStore
  queue: Pick<Queue, 'add'>
  variants: Variants
  now: () => Date
}
type Change = Partial<Pick<SandboxSubscription, 'status' | 'renews_at' | 'ends_at' | 'trial_ends_at' | 'variant_id' | 'card'>>
export type Payment = { card: 'works' | 'fails-at-renewal'; isTrial: boolean; isUnreliable: boolean }

/** The actions on a subscription: each returns what changes, or null if it does not apply. */
const ACTIONS = {
  cancel: ({ status, renews_at }, now) =>
    ['active', 'on_trial', 'past_due'].includes(status)
      ? { status: 'cancelled', ends_at: renews_at ?? now, renews_at: null }
      : null,
  resume: ({ status, ends_at }) => (status === 'cancelled' ? { status: 'active', renews_at: ends_at, ends_at: null } : null),
  pay: ({ status }, now) =>
    status === 'past_due' || status === 'unpaid' ? { status: 'active', card: 'works', renews_at: later(now, MONTH_MS) } : null,
  expire: (_, now) => ({ status: 'expired', ends_at: now, renews_at: null }),
  'a-month-later': ({ status, card }, now) => {
    if (status === 'cancelled') return { status: 'expired', ends_at: now }
    if (status === 'past_due') return { status: 'unpaid', renews_at: null }
    if (status !== 'active' && status !== 'on_trial') return null
    return { status: card === 'works' ? 'active' : 'past_due', renews_at: later(now, MONTH_MS), trial_ends_at: null }
  },
} satisfies Record<string, (subscription: SandboxSubscription, now: Date) => Change | null>
/** `refund` changes a payment; the subscription goes on until it is cancelled. */
export type SandboxAction = keyof typeof ACTIONS | 'refund'
export const SANDBOX_ACTIONS = [...Object.keys(ACTIONS), 'refund'] as SandboxAction[]

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** The subscriptions of the sandbox. Every change schedules its webhook in the same transaction. */
export function sandbox({ database, store, queue, variants, now }: Options) {
  async function deliver(body: string, isUnreliable: boolean) {
    const at = now()
    const lateness = isUnreliable ? [randomInt(LATEST_MS), randomInt(LATEST_MS)] : [0]
    const deliveries = lateness.map((ms) => ({ body, due_at: later(at, ms) }))
    await store.addDeliveries(deliveries)
    for (const { due_at } of deliveries) await queue.add('sandbox.deliver', {}, { runAt: due_at })
  }

  const deliverSubscription = (subscription: SandboxSubscription, kind: string) =>
    deliver(webhookOf(subscription, kind), subscription.is_unreliable)
  const deliverPayment = (payment: SandboxPayment, subscription: SandboxSubscription) =>
    deliver(paymentWebhookOf(payment, subscription), subscription.is_unreliable)

  async function charge(subscription: SandboxSubscription, reason: SandboxPayment['reason'], status: SandboxPayment['status']) {
    const [at, tier] = [now(), tierOfVariant(variants, subscription.variant_id)]
    const payment: SandboxPayment = {
      ...{ id: randomUUID(), subscription_id: subscription.id, reason, status },
      ...{ amount: tier ? PRICES[tier] : 0, currency: PRICES.currency },
      ...{ paid_at: at, refunded_at: null, updated_at: at },
    }
    await store.addPayment(payment)
    await deliverPayment(payment, subscription)
  }

  /** Refunds one payment, or the newest paid one. False: there is none. */
  async function refund(subscription: SandboxSubscription, paymentId?: string): Promise<boolean> {
    const paid = (await store.payments({ subscriptionId: subscription.id })).filter(({ status }) => status === 'paid')
    const payment = paymentId === undefined ? paid[0] : paid.find(({ id }) => id === paymentId)
    if (!payment) return false
    const at = now()
    const changed = await store.changePayment(payment.id, { status: 'refunded', refunded_at: at, updated_at: at })
    await deliverPayment(changed, subscription)
    return true
  }

  /** Charges a change of the subscription. */
  async function chargeFor(action: keyof typeof ACTIONS, changed: SandboxSubscription) {
    if (action === 'pay') await charge(changed, 'renewal', 'paid')
    if (action !== 'a-month-later') return
    if (changed.status === 'active') await charge(changed, 'renewal', 'paid')
    if (changed.status === 'past_due') await charge(changed, 'renewal', 'failed')
  }

  return {
    /** Undefined: there is no such checkout. A second payment of one checkout returns the subscription of the first. */
    pay: (checkoutId: string, { card, isTrial, isUnreliable }: Payment): Promise<string | undefined> =>
      database.tx(async () => {
        const checkout = await store.lockCheckout(checkoutId)
        if (!checkout) return undefined
        if (checkout.subscription_id) return checkout.subscription_id
        const at = now()
        const trialEndsAt = isTrial ? later(at, TRIAL_MS) : null
        const { user_id, email, variant_id } = checkout
        const subscription: SandboxSubscription = {
          ...{ id: randomUUID(), user_id, email, variant_id, card, is_unreliable: isUnreliable },
          status: isTrial ? 'on_trial' : 'active',
          renews_at: trialEndsAt ?? later(at, MONTH_MS),
          ...{ ends_at: null, trial_ends_at: trialEndsAt, updated_at: at },
        }
        await store.add(subscription)
        await store.finishCheckout(checkoutId, subscription.id)
        await deliverSubscription(subscription, 'subscription_created')
        if (!isTrial) await charge(subscription, 'initial', 'paid')
        return subscription.id
      }),

    /** False: it does not apply to the subscription in its state. */
    act: (id: string, action: SandboxAction, isUnreliable: boolean): Promise<boolean> =>
      database.tx(async () => {
        const subscription = await store.lock(id)
        if (subscription && action === 'refund') return refund({ ...subscription, is_unreliable: isUnreliable })
        const change = subscription && action !== 'refund' ? ACTIONS[action](subscription, now()) : null
        if (!change || action === 'refund') return false
        const changed = await store.change(id, { ...change, is_unreliable: isUnreliable, updated_at: now() })
        await deliverSubscription(changed, `subscription_${action}`)
        await chargeFor(action, changed)
        return true
      }),

    /** False: it was refunded already, or never paid. */
    refund: (paymentId: string): Promise<boolean> =>
      database.tx(async () => {
        const payment = await store.findPayment(paymentId)
        const subscription = payment && (await store.lock(payment.subscription_id))
        return subscription ? refund(subscription, paymentId) : false
      }),

    switchTo: (id: string, variantId: string): Promise<boolean> =>
      database.tx(async () => {
        const subscription = await store.lock(id)
        if (!subscription || subscription.variant_id === variantId) return false
        await deliverSubscription(
          await store.change(id, { variant_id: variantId, updated_at: now() }),
          'subscription_plan_changed',
        )
        return true
      }),
  }
}
export type Sandbox = ReturnType<typeof sandbox>
