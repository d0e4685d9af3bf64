import { ApiError } from '@worrystone/api-client'
import { useTranslateMessage } from '@worrystone/i18n'
import { useCallback } from 'react'

const isFromServer = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 400

const saysWhy = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'CIRCUIT_OPEN' || (isFromServer(error) && error.hasServersWords))

/** The server's own sentence when it gave one, and that the service was not even asked; else ours. All in the reader's language. */
export function useFailureSentence() {
  const translateMessage = useTranslateMessage()
  return useCallback(
    (error: unknown, otherwise: string) => (saysWhy(error) ? translateMessage(error.message) : otherwise),
    [translateMessage],
  )
}

/** A worry that was never there, is gone, or may not be seen by this viewer: all three look the same. */
export const isMissing = (error: unknown) => isFromServer(error) && (error.status === 404 || error.code === 'VALIDATION_ERROR')

/** The sentences of an answer that refused a form, by field. */
export const refusedFields = (error: unknown): Record<string, string> =>
  isFromServer(error) ? Object.fromEntries(error.details.map(({ path, message }) => [path, message])) : {}
