import { useQuery } from '@tanstack/react-query'
import { call, isServiceDown, query } from '@worrystone/api-client'
import { billingApi, Feature, healthApi, type SubscriptionTier, TIER_BY_FEATURE, Tier } from '@worrystone/contracts'

const WAKE_MS = 2_000
/** The catalogue changes with releases only. */
const STALE_MS = 10 * 60_000

/** US dollars a month, shown while the catalogue cannot be loaded. */
const FALLBACK_PRICES: Record<Tier, number> = { free: 0, supporter: 5, premium: 12 }

/** Without variants: they cannot be bought. */
const FALLBACK_PLANS: SubscriptionTier[] = Tier.options.map((id) => ({
  id,
  name: id,
  description: '',
  price: FALLBACK_PRICES[id],
  currency: 'USD',
  interval: 'month',
  features: Feature.options.filter((feature) => TIER_BY_FEATURE[feature] === id),
  isPopular: false,
  trialDays: 0,
  lemonSqueezyVariantId: null,
}))

/** Resolves after `ms`, or at once when the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish, { once: true })
    function finish() {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
  })

/** Fetches once; a server that does not respond is woken, then fetched from once more. */
async function loadPlans(signal: AbortSignal): Promise<SubscriptionTier[]> {
  const fetchTiers = () => call(billingApi.tiers, {}, { signal, retries: 0 })
  try {
    return await fetchTiers()
  } catch (error) {
    if (!isServiceDown(error)) throw error
    await call(healthApi.wake, {}, { signal, breaker: 'none', retries: 0 }).catch((why) => signal.aborted || console.warn(why))
    await pause(WAKE_MS, signal)
    return fetchTiers()
  }
}

const plansQuery = {
  ...query(billingApi.tiers, {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => loadPlans(signal),
  staleTime: STALE_MS,
}

type Plans = {
  /** In the order free, supporter, premium; undefined while they load for the first time. */
  plans: SubscriptionTier[] | undefined
  /** The catalogue could not be loaded: prices may differ, and nothing can be bought. */
  isFallback: boolean
  isFetching: boolean
  refetch: () => void
}

export function usePlans(): Plans {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(plansQuery)
  // Counted instead of read from `error`, which is empty during a refetch.
  const isFallback = data === undefined && errorUpdateCount > 0
  return { plans: isFallback ? FALLBACK_PLANS : data, isFallback, isFetching, refetch: () => void refetch() }
}
