import { ApiError } from '@worrystone/api-client'

/** What the address names was never there, is gone, or may not be seen by this viewer: the API does not tell them apart. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && (error.status === 404 || error.code === 'VALIDATION_ERROR')
