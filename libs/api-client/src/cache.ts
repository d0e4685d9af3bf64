import { QueryClient } from '@tanstack/react-query'
import { healthApi } from '@worrystone/contracts'
import { registerCache } from './cache-registry.ts'
import { keepRecovering } from './keep-recovering.ts'
import { call } from './page-client.ts'

/**
 * The page's one cache. `query` retries once, so react-query itself never does. A module of its own: nothing before the first paint
 * needs a cache, so the shell loads it later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 30_000,
      // Offline must fail and be shown in place; react-query would otherwise wait silently behind a skeleton.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** How many unobserved responses are kept for going back to a page; the oldest is removed first. */
const MAX_INACTIVE = 50

queryClient.getQueryCache().subscribe(({ type }) => {
  if (type !== 'observerRemoved' && type !== 'added') return
  // A query that was added just now has no data yet.
  const hasData = ({ state }: { state: { data: unknown } }) => state.data !== undefined
  const inactive = queryClient.getQueryCache().findAll({ type: 'inactive', fetchStatus: 'idle', predicate: hasData })
  const oldest = inactive.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).slice(0, -MAX_INACTIVE)
  for (const query of oldest) queryClient.getQueryCache().remove(query)
})

keepRecovering(queryClient, () => call(healthApi.health, {}, { breaker: 'none', retries: 0, priority: 'low' }))

registerCache({
  // Queries on screen are refetched as the new person; all others are removed.
  clear() {
    queryClient.getMutationCache().clear()
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.resetQueries()
  },
  invalidate: () => void queryClient.invalidateQueries(),
})
