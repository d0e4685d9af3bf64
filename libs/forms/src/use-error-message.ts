import { useTranslateMessage } from '@worrystone/i18n'
import { useCallback } from 'react'
import { serverMessage } from './form-errors.ts'

/** The server's own sentence for an error when it gave one, else `otherwise`; both in the reader's language. */
export function useErrorMessage() {
  const translateMessage = useTranslateMessage()
  return useCallback(
    (error: unknown, otherwise: string) => {
      const message = serverMessage(error)
      return message === undefined ? otherwise : translateMessage(message)
    },
    [translateMessage],
  )
}
