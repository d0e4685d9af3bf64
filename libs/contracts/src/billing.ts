import * as z from '@worrystone/contracts/zod'
import { endpoint, Time } from './endpoint.ts'
import { Feature } from './features.ts'
import { Tier } from './users.ts'

/** A tier that is paid for. */
export const PaidTier = z.enum(['supporter', 'premium'])
export type PaidTier = z.infer<typeof PaidTier>

/**
 * `past_due`: a payment failed, the provider tries again, and access stays. `cancelled`: access until `endsAt`. The last three have none.
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
  /** What checkout is asked for; null: this site takes no payments for it. */
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

const VARIANT = 'Please choose a plan'

export const billingApi = {
  tiers: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/subscriptions/tiers',
    summary: 'The plans in the order free, supporter, premium',
    answer: z.array(SubscriptionTier),
  }),
  current: endpoint({
    who: 'member',
    method: 'GET',
    url: '/subscriptions/current',
    summary: 'The subscription that gives the most; 404: none',
    answer: CurrentSubscription,
  }),
  checkout: endpoint({
    who: 'member',
    method: 'POST',
    url: '/subscriptions/checkout',
    summary: 'The address where a plan is bought',
    body: z.object({
      variantId: z.string(VARIANT).check(z.trim(), z.minLength(1, VARIANT), z.maxLength(100, VARIANT)),
      /** Not read: what the provider hears of a person is their id. */
      customData: z.optional(z.record(z.string(), z.unknown())),
    }),
    answer: z.object({ checkoutUrl: z.string() }),
  }),
  portal: endpoint({
    who: 'member',
    method: 'GET',
    url: '/subscriptions/portal',
    summary: 'The address where the own subscription is changed, cancelled and paid',
    answer: z.object({ portalUrl: z.string() }),
  }),
  reconcile: endpoint({
    who: 'member',
    method: 'POST',
    url: '/subscriptions/reconcile',
    summary: 'Asks the provider about the own subscription, for whoever has paid and does not see it; at most once a minute',
    answer: z.object({ isChanged: z.boolean() }),
  }),
}
