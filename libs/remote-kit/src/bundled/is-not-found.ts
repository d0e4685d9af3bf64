import { ApiError } from '@worrystone/api-client'

/** The resource never existed, is deleted, or is hidden from this viewer: the API does not distinguish them. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && (error.status === 404 || error.code === 'VALIDATION_ERROR')
