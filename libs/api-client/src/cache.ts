import { QueryClient } from '@tanstack/react-query'
import { healthApi } from '@worrystone/contracts'
import { keepsAnswers } from './forget.ts'
import { call } from './page.ts'
import { keepRecovering } from './recovery.ts'

/**
 * The page's one cache. Retries are the client's business (`query` repeats once), so react-query itself never repeats. A module of its
 * own: nothing before the first paint keeps answers, so the shell brings it later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 30_000,
      // Offline must fail and be said in place; react-query would otherwise wait silently behind a skeleton.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Of answers that nothing on screen shows, so many stay for the way back (feeds: document 2, section 9); the oldest goes first. */
const MOST_UNSEEN = 50

queryClient.getQueryCache().subscribe(({ type }) => {
  if (type !== 'observerRemoved' && type !== 'added') return
  // One that was added this moment has no answer yet.
  const isAnswered = ({ state }: { state: { data: unknown } }) => state.data !== undefined
  const unseen = queryClient.getQueryCache().findAll({ type: 'inactive', fetchStatus: 'idle', predicate: isAnswered })
  const oldest = unseen.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).slice(0, -MOST_UNSEEN)
  for (const query of oldest) queryClient.getQueryCache().remove(query)
})

keepRecovering(queryClient, () => call(healthApi.health, {}, { breaker: 'none', retries: 0, priority: 'low' }))

keepsAnswers({
  // What is on screen is asked for again as the new person; everything else is dropped.
  forget() {
    queryClient.getMutationCache().clear()
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.resetQueries()
  },
  renew: () => void queryClient.invalidateQueries(),
})
