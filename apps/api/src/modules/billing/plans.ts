import { type Feature, type PaidTier, type SubscriptionTier, TIER_BY_FEATURE, Tier } from '@worrystone/contracts'

/** The provider's variant of each paid tier; undefined: it is not for sale here. */
export type Variants = Partial<Record<PaidTier, string>>

/** The monthly price of each tier, in minor units (document 3, section 9). */
export const PRICES = { currency: 'USD', free: 0, supporter: 500, premium: 1_200 } as const

const PLANS: Record<Tier, Pick<SubscriptionTier, 'name' | 'description' | 'isPopular' | 'trialDays'>> = {
  free: {
    name: 'Free',
    description: 'Everything that helps: sharing, support, help now, exercises for a bad hour.',
    isPopular: false,
    trialDays: 0,
  },
  supporter: {
    name: 'Supporter',
    description: 'You help to run this site, and see how the community is doing.',
    isPopular: true,
    trialDays: 0,
  },
  premium: {
    name: 'Premium',
    description: 'All guided exercises and techniques, own lists and a closer look at the community.',
    isPopular: false,
    trialDays: 0,
  },
}

const featuresOf = (tier: Tier) =>
  (Object.keys(TIER_BY_FEATURE) as Feature[]).filter((feature) => TIER_BY_FEATURE[feature] === tier)

/** The plans in the order free, supporter, premium; each lists what it adds to the previous one. */
export const plansWith = (variants: Variants): SubscriptionTier[] =>
  Tier.options.map((id) => ({
    id,
    ...PLANS[id],
    ...{ price: PRICES[id] / 100, currency: PRICES.currency, interval: 'month', features: featuresOf(id) },
    lemonSqueezyVariantId: id === 'free' ? null : (variants[id] ?? null),
  }))

export const tierOfVariant = (variants: Variants, variantId: string): PaidTier | null =>
  variantId === variants.premium ? 'premium' : variantId === variants.supporter ? 'supporter' : null
