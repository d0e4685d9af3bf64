import { ApiError } from '@worrystone/api-client'
import { useTranslateMessage } from '@worrystone/i18n'
import { useCallback } from 'react'

/** The server's own sentence when it gave one, else ours. Both in the reader's language. */
export function useFailureMessage() {
  const translateMessage = useTranslateMessage()
  return useCallback(
    (error: unknown, otherwise: string) =>
      error instanceof ApiError && error.hasServersWords ? translateMessage(error.message) : otherwise,
    [translateMessage],
  )
}
