import { ApiError } from '@worrystone/api-client'
import { useTranslateMessage } from '@worrystone/i18n'
import { useCallback } from 'react'

/** The server's own sentence when it gave one, else ours. Both in the reader's language. */
export function useFailureSentence() {
  const translateMessage = useTranslateMessage()
  return useCallback(
    (error: unknown, otherwise: string) =>
      error instanceof ApiError && error.hasServersWords ? translateMessage(error.message) : otherwise,
    [translateMessage],
  )
}

export const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'VALIDATION_ERROR')

/** The tier of the viewer does not open the item. */
export const isUpgradeRequired = (error: unknown) => error instanceof ApiError && error.code === 'UPGRADE_REQUIRED'
