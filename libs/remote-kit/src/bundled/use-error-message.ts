import { ApiError } from '@worrystone/api-client'
import { useTranslateMessage } from '@worrystone/i18n'
import { useCallback } from 'react'

const hasMessage = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.hasServersWords || error.code === 'CIRCUIT_OPEN')

/** The server's own message when it gave one, or that the request was not sent; else the fallback. All in the reader's language. */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const translateMessage = useTranslateMessage()
  return useCallback((error, fallback) => (hasMessage(error) ? translateMessage(error.message) : fallback), [translateMessage])
}
