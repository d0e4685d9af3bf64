import type { SubscriptionChange } from '../../jobs/queue.ts'
import type { SubscriptionRow } from './subscription-store.ts'

type State = Pick<SubscriptionRow, 'status' | 'tier' | 'ends_at'>

/** The provider retries a failed payment: access remains. */
const OPEN = new Set(['on_trial', 'active', 'past_due'])

/** Whether a subscription in this state gives access. The same rule in SQL: `tier_of`. */
export const givesAccess = ({ status, tier, ends_at }: State, now: Date): boolean =>
  tier !== null && (OPEN.has(status) || (status === 'cancelled' && ends_at !== null && ends_at > now))

/** The email about a change from one state to another; undefined: none. */
export function changeBetween(before: State | undefined, after: State, now: Date): SubscriptionChange | undefined {
  const [had, has] = [before !== undefined && givesAccess(before, now), givesAccess(after, now)]
  if (!has) return had ? 'ended' : undefined
  if (after.status === 'cancelled') return before?.status === 'cancelled' ? undefined : 'will-end'
  if (!had || before?.status === 'cancelled') return 'started'
  if (after.status === 'past_due' && before?.status !== 'past_due') return 'payment-failed'
  return before?.tier === after.tier ? undefined : 'changed'
}
