import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { Feature } from './feature.ts'
import { paging } from './paging.ts'
import { Tier } from './tier.ts'

/** A tier that is paid for. */
export const PaidTier = z.enum(['supporter', 'premium'])
export type PaidTier = z.infer<typeof PaidTier>

/**
 * `past_due`: a payment failed, the provider tries again, and access stays. `cancelled`: access until `endsAt`. The last three give none.
 */
export const SubscriptionStatus = z.enum(['on_trial', 'active', 'past_due', 'cancelled', 'paused', 'unpaid', 'expired'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const SubscriptionTier = z.object({
  id: Tier,
  /** English; pages translate it. */
  name: z.string(),
  description: z.string(),
  /** In whole units of the currency, for one interval. */
  price: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  interval: z.literal('month'),
  features: z.array(Feature),
  isPopular: z.boolean(),
  trialDays: z.int(),
  /** The id to check out with; null: this site takes no payments for it. */
  lemonSqueezyVariantId: z.nullable(z.string()),
})
export type SubscriptionTier = z.infer<typeof SubscriptionTier>

export const CurrentSubscription = z.object({
  tier: PaidTier,
  status: SubscriptionStatus,
  renewsAt: z.nullable(Time),
  trialEndsAt: z.nullable(Time),
  /** When access ends after it was cancelled. */
  endsAt: z.nullable(Time),
})
export type CurrentSubscription = z.infer<typeof CurrentSubscription>

/** What a payment is for: the first one, a later period, or the difference of a changed plan. */
export const PaymentReason = z.enum(['initial', 'renewal', 'change'])
export type PaymentReason = z.infer<typeof PaymentReason>

export const PaymentStatus = z.enum(['pending', 'paid', 'refunded', 'partly-refunded', 'failed'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const Payment = z.object({
  id: z.string(),
  /** Before tax and discounts, in minor units of the currency: cents. */
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  reason: PaymentReason,
  status: PaymentStatus,
  /** False: neither price of the catalogue is this amount in this currency. */
  isExpected: z.boolean(),
  paidAt: Time,
  refundedAt: z.nullable(Time),
})
export type Payment = z.infer<typeof Payment>

/** A subscription as an admin sees it. */
export const SubscriptionRecord = z.object({
  /** The provider's own. */
  id: z.string(),
  provider: z.string(),
  /** null: a variant that this site does not sell. */
  tier: z.nullable(PaidTier),
  status: SubscriptionStatus,
  renewsAt: z.nullable(Time),
  trialEndsAt: z.nullable(Time),
  endsAt: z.nullable(Time),
  /** A payment was refunded in full: the subscription gives no access. */
  isRefunded: z.boolean(),
  /** The newest 24. */
  payments: z.array(Payment),
})
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>

/**
 * What an admin has to check. `cancel-waits`: a deleted account's subscription is not cancelled yet, because the provider cannot be reached.
 * `refused`: a delivery that was forged or could not be read.
 */
export const BillingProblem = z.object({
  id: z.string(),
  kind: z.enum(['unknown-user', 'unknown-variant', 'wrong-amount', 'cancel-waits', 'refused']),
  subscriptionId: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  at: Time,
})
export type BillingProblem = z.infer<typeof BillingProblem>

const VARIANT = 'Please choose a plan'

export const billingApi = {
  tiers: endpoint.get('/subscriptions/tiers', {
    who: 'anyone',
    summary: 'The plans in the order free, supporter, premium',
    response: z.array(SubscriptionTier),
  }),
  current: endpoint.get('/subscriptions/current', {
    who: 'member',
    summary: 'The subscription that gives the most; none: 404, or null for whoever asks for that',
    query: z.object({ none: z.optional(z.literal('null')) }),
    response: z.nullable(CurrentSubscription),
  }),
  checkout: endpoint.post('/subscriptions/checkout', {
    who: 'member',
    summary: 'The address where a plan is bought',
    body: z.object({
      variantId: z.string(VARIANT).check(z.trim(), z.minLength(1, VARIANT), z.maxLength(100, VARIANT)),
      /** Not read: the provider gets the person's id and nothing else. */
      customData: z.optional(z.record(z.string(), z.unknown())),
    }),
    response: z.object({ checkoutUrl: z.string() }),
  }),
  portal: endpoint.get('/subscriptions/portal', {
    who: 'member',
    summary: 'The address where the own subscription is changed, cancelled and paid',
    response: z.object({ portalUrl: z.string() }),
  }),
  reconcile: endpoint.post('/subscriptions/reconcile', {
    who: 'member',
    summary: 'Asks the provider about the own subscription, for whoever has paid and does not see it; at most once a minute',
    response: z.object({ isChanged: z.boolean() }),
  }),
  /** The endpoints for admins. */
  records: endpoint.get('/subscriptions/admin/users/:userId/subscriptions', {
    who: 'admin',
    summary: "A person's subscriptions with their payments, the newest first",
    params: z.object({ userId: Id }),
    response: z.object({ subscriptions: z.array(SubscriptionRecord) }),
  }),
  refund: endpoint.post('/subscriptions/admin/payments/:paymentId/refund', {
    who: 'admin',
    summary: 'Ask the provider to give a payment back in full; access ends. Needs a fresh sign-in',
    params: z.object({ paymentId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: Payment,
  }),
  problems: endpoint.get('/subscriptions/admin/problems', {
    who: 'admin',
    summary: 'What payments left open in the last 90 days, the newest first',
    query: z.object(paging()),
    response: z.object({ problems: z.array(BillingProblem), hasMore: z.boolean() }),
  }),
}
