import * as z from '@worrystone/contracts/zod'
import type { Tier } from './tier.ts'

/** The features of tiers, as document 3 section 6 lists them. Nothing that helps a person in danger is among them. */
export const Feature = z.enum([
  'personal_analytics',
  'advanced_privacy',
  'data_export',
  'demographic_analytics',
  'guided_exercises',
  'mental_health_resources',
  'smart_notifications',
  'early_access',
])
export type Feature = z.infer<typeof Feature>

/** The lowest tier that has each feature. */
export const TIER_BY_FEATURE: Record<Feature, Tier> = {
  personal_analytics: 'supporter',
  advanced_privacy: 'supporter',
  data_export: 'supporter',
  demographic_analytics: 'premium',
  guided_exercises: 'premium',
  mental_health_resources: 'premium',
  smart_notifications: 'premium',
  early_access: 'premium',
}

const RANK: Record<Tier, number> = { free: 0, supporter: 1, premium: 2 }

/** Whether a tier has a feature; client and server decide by this. */
export const isInTier = (feature: Feature, tier: Tier): boolean => RANK[tier] >= RANK[TIER_BY_FEATURE[feature]]
