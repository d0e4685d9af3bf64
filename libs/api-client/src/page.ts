import { createApiClient } from './api-client.ts'
import { createTokens } from './tokens.ts'

/** The tokens of this browser. A change in one tab is told to all. */
export const tokens = createTokens()

/** The page's one client. `call` asks the API once; `query` makes react-query options of an endpoint; `preloadResponse` sends a request before its call. */
export const { call, query, preloadResponse } = createApiClient({
  tokens,
  // The language module keeps it there; reading it here spares the two from knowing each other.
  language: () => globalThis.document?.documentElement.lang || 'en',
  locks: globalThis.navigator?.locks,
})
