// The shell shares this module with remotes of other releases: a name that remotes import stays until a major release of SHELL_CONTRACT.
export { type ApiClient, type ApiClientDeps, type CallOptions, createApiClient } from './api-client.ts'
export { ApiError, type ApiErrorCode, isServiceDown } from './api-error.ts'
export { queryClient } from './cache.ts'
export { clearCaches, invalidateCaches } from './cache-registry.ts'
export { call, preload, query, tokens } from './page-client.ts'
export { onRateLimited } from './rate-limit.ts'
export { createTokens, type TokenChange, type TokenStore } from './tokens.ts'
