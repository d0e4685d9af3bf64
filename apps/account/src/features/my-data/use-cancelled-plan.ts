import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { billingApi, type CurrentSubscription, type PaidTier } from '@worrystone/contracts'

/** Longer than this nobody waits for the dialog. */
const WAIT_MS = 800

/** One that was cancelled already ends by itself. */
const isCancelledByDeletion = ({ status }: CurrentSubscription) => status !== 'cancelled' && status !== 'expired'

/**
 * The plan whose subscription ends with the account; null when there is none or no answer came in time, undefined for as long as that is
 * not known. It does not change afterwards, so that nothing in the dialog moves. `askedAt`: when the dialog was asked for; null while it is not.
 */
export function useCancelledPlan(requestedAt: number | null): PaidTier | null | undefined {
  const { data, isPending } = useQuery({
    // Apart from the answer that other parts of the page keep: this one is given up early.
    queryKey: [billingApi.current.url, 'leaving', requestedAt],
    enabled: requestedAt !== null,
    queryFn: ({ signal }) => call(billingApi.current, {}, { signal, timeoutMs: WAIT_MS, retries: 0, breaker: 'none' }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (requestedAt === null || isPending) return undefined
  return data && isCancelledByDeletion(data) ? data.tier : null
}
