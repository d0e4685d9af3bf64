import { ApiError } from '@worrystone/api-client'

/** The sentences of an answer that refused a form, by field. */
export const refusedFields = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.details.map(({ path, message }) => [path, message])) : {}
