import { ApiError } from '@worrystone/api-client'

/** The field errors of a rejected form. */
export const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.details.map(({ path, message }) => [path, message])) : {}
