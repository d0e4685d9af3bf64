import { configure } from '@testing-library/react'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import {
  billingApi,
  type CurrentSubscription,
  Feature,
  featuresApi,
  type SubscriptionTier,
  sessionApi,
  TIER_BY_FEATURE,
  Tier,
  type User,
} from '@worrystone/contracts'
import { on } from '@worrystone/events'
import { onTestFinished, vi } from 'vitest'

// Waiting for elements and typing may take long on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

const PRICES = { free: 0, supporter: 5, premium: 12 }

/** The plans of a site that sells them. `part` overrides fields of all of them. */
export const somePlans = (part: Partial<SubscriptionTier> = {}): SubscriptionTier[] =>
  Tier.options.map((id) => ({
    id,
    name: id,
    description: `About ${id}`,
    price: PRICES[id],
    currency: 'USD',
    interval: 'month',
    features: Feature.options.filter((feature) => TIER_BY_FEATURE[feature] === id),
    isPopular: false,
    trialDays: 0,
    lemonSqueezyVariantId: id === 'free' ? null : `variant-${id}`,
    ...part,
  }))

export const aSubscription = (part: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  tier: 'premium',
  status: 'active',
  renewsAt: '2030-05-03T12:00:00.000Z',
  trialEndsAt: null,
  endsAt: null,
  ...part,
})

/** A site that sells plans. Changes of `server` apply to later requests. */
export function aSite({ user, subscription = null }: { user?: User; subscription?: CurrentSubscription | null } = {}) {
  const server = { subscription, user }
  const api = fakeApi()
    .on(billingApi.tiers, () => somePlans())
    .on(featuresApi.access, () => ({ hasAccess: false, mayOffer: true }))
    .on(billingApi.current, () => server.subscription)
    .on(sessionApi.profile, () => {
      if (server.user) return server.user
      throw new ErrorResponse(401, { code: 'UNAUTHORIZED', message: 'Please log in to access this feature' })
    })
  return Object.assign(api, { server })
}

/** Captures redirects instead of leaving the page. */
export function captureRedirects(): string[] {
  const destinations: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void destinations.push(String(url)))
  return destinations
}

/** The toasts shown during this test, in order, as 'kind: sentence'. */
export function captureToasts(): string[] {
  const toasts: string[] = []
  onTestFinished(on('toast/1', ({ kind, message }) => void toasts.push(`${kind}: ${message}`)))
  return toasts
}
