import { createApiClient } from './api-client.ts'
import { createTokens } from './tokens.ts'

/** The tokens of this browser; every tab is notified of a change. */
export const tokens = createTokens()

/** The page's one client. `call` calls the API once; `query` makes react-query options of an endpoint; `preload` requests a response before its call. */
export const { call, query, preload } = createApiClient({
  tokens,
  // The i18n module writes it there; reading it here keeps the two modules independent.
  language: () => globalThis.document?.documentElement.lang || 'en',
  locks: globalThis.navigator?.locks,
})
