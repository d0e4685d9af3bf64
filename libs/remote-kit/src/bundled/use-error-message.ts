import { ApiError } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import { useTranslateMessage } from '@worrystone/i18n'
import { useCallback } from 'react'

/** The server's own message when it gave one, or that the request was not sent; else the fallback. All in the reader's language. */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const translateMessage = useTranslateMessage()
  return useCallback(
    (error, fallback) => {
      const wasNotSent = error instanceof ApiError && error.code === 'CIRCUIT_OPEN'
      const message = wasNotSent ? error.message : serverMessage(error)
      return message === undefined ? fallback : translateMessage(message)
    },
    [translateMessage],
  )
}
