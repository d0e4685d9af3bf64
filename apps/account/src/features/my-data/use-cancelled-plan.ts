import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { billingApi, type CurrentSubscription, type PaidTier } from '@worrystone/contracts'

/** The dialog opens after this wait at the latest. */
const WAIT_MS = 800

/** A subscription that was cancelled before ends by itself. */
const isCancelledByDeletion = ({ status }: CurrentSubscription) => status !== 'cancelled' && status !== 'expired'

/**
 * The plan whose subscription ends with the account; null when there is none or the response is late, undefined while loading. Constant
 * afterwards, so that the dialog's layout does not shift. `requestedAt`: when the dialog was requested; null before.
 */
export function useCancelledPlan(requestedAt: number | null): PaidTier | null | undefined {
  const { data, isPending } = useQuery({
    // A key of its own: this request has a short timeout.
    queryKey: [billingApi.current.url, 'leaving', requestedAt],
    enabled: requestedAt !== null,
    queryFn: ({ signal }) =>
      call(billingApi.current, { query: { none: 'null' } }, { signal, timeoutMs: WAIT_MS, retries: 0, breaker: 'none' }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (requestedAt === null || isPending) return undefined
  return data && isCancelledByDeletion(data) ? data.tier : null
}
