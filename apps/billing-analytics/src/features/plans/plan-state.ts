import type { CurrentSubscription, SubscriptionTier, Tier } from '@worrystone/contracts'
import type { Session } from '@worrystone/session'
import { isOpen, type SubscriptionResult } from '../../shared/use-subscription.ts'

/**
 * What a plan's card offers to the viewer. `change`: they have another subscription, which is changed at the provider. `resume`: their
 * subscription to this plan is paused or unpaid. `unavailable`: the catalogue could not be loaded. `unknown`: it depends on pending
 * requests.
 */
export type PlanState =
  | 'unknown'
  | 'current'
  | 'always-free'
  | 'no-downgrade'
  | 'unavailable'
  | 'not-sold'
  | 'sign-in'
  | 'change'
  | 'resume'
  | 'upgrade'

const RANK: Record<Tier, number> = { free: 0, supporter: 1, premium: 2 }

type Viewer = { status: Session['status'] } & Pick<SubscriptionResult, 'tier' | 'subscription' | 'error'>

export function planState(plan: SubscriptionTier, { status, tier, subscription, error }: Viewer, isFallback: boolean): PlanState {
  if (status === 'starting') return 'unknown'
  if (plan.id === tier) return 'current'
  if (plan.id === 'free') return 'always-free'
  if (tier !== null && RANK[plan.id] < RANK[tier]) return 'no-downgrade'
  if (isFallback) return 'unavailable'
  if (plan.lemonSqueezyVariantId === null) return 'not-sold'
  if (tier === null) return 'sign-in'
  if (subscription === undefined && !error && tier !== 'free') return 'unknown'
  if (!subscription || isOver(subscription)) return 'upgrade'
  return subscription.tier === plan.id ? 'resume' : 'change'
}

/** No longer charged. A paused or unpaid subscription can resume: a second one would be charged as well. */
const isOver = (subscription: CurrentSubscription) =>
  subscription.status === 'expired' || (subscription.status === 'cancelled' && !isOpen(subscription))
