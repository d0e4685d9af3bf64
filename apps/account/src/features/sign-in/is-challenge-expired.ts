import { ApiError } from '@worrystone/api-client'

/** The challenge is too old or was tried too often: the sign-in starts again. */
export const isChallengeExpired = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'INVALID_TOKEN'
