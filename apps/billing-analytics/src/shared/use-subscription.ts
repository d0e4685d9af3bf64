import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { billingApi, type CurrentSubscription, type Tier } from '@worrystone/contracts'
import { useUser } from '@worrystone/remote-kit/bundled'
import { useEffect, useRef } from 'react'

export type SubscriptionResult = {
  /** The viewer's plan; null for visitors and while the session is not known. */
  tier: Tier | null
  /** null: the member has none. undefined: not known. */
  subscription: CurrentSubscription | null | undefined
  /** Why it is not known. */
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The member's own subscription, refetched when their plan changes. `pollMs`: also polled while the page is visible. */
export function useSubscription(pollMs: number | false = false): SubscriptionResult {
  const tier = useUser()?.tier ?? null
  const { data, error, refetch } = useQuery({
    // Null instead of a 404, which browsers report as a failure of the page.
    ...query(billingApi.current, { query: { none: 'null' } }),
    enabled: tier !== null,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  })
  const knownTier = useRef(tier)
  useEffect(() => {
    // Several components of a page use it: later ones share the first request.
    if (knownTier.current !== null && tier !== null && knownTier.current !== tier) void refetch({ cancelRefetch: false })
    knownTier.current = tier
  }, [tier, refetch])
  return { tier, subscription: data, error, refetch }
}

/** Whether a subscription currently unlocks its plan. */
export function isOpen({ status, endsAt }: CurrentSubscription): boolean {
  if (status === 'cancelled') return endsAt !== null && Date.parse(endsAt) > Date.now()
  return status === 'on_trial' || status === 'active' || status === 'past_due'
}
