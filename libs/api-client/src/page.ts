import { QueryClient } from '@tanstack/react-query'
import { healthApi } from '@worrystone/contracts'
import { createApiClient } from './api-client.ts'
import { keepRecovering } from './recovery.ts'
import { createTokens } from './tokens.ts'

/** The tokens of this browser. A change in one tab is told to all. */
export const tokens = createTokens()

/** The page's one client. `call` asks the API once; `query` makes react-query options of an endpoint. */
export const { call, query } = createApiClient({
  tokens,
  // The language module keeps it there; reading it here spares the two from knowing each other.
  language: () => globalThis.document?.documentElement.lang || 'en',
  locks: globalThis.navigator?.locks,
})

/** The page's one cache. Retries are the client's business (`query` repeats once), so react-query itself never repeats. */
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

keepRecovering(queryClient, () => call(healthApi.health, {}, { breaker: 'none', retries: 0, priority: 'low' }))
