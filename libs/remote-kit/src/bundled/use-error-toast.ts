import { ApiError } from '@worrystone/api-client'
import { isAborted } from '@worrystone/api-client/server-message'
import { emit, toast } from '@worrystone/events'
import { useRef } from 'react'
import { useErrorMessage } from './use-error-message.ts'

/**
 * Toasts for failed actions. `show` ignores an ended session, which the shell reports, and what the person cancelled; `dismiss`
 * removes the message when a retry has succeeded.
 */
export function useErrorToast() {
  const errorMessage = useErrorMessage()
  const shownMessage = useRef<string | null>(null)
  return {
    show(error: unknown, fallback: string) {
      const isApiError = error instanceof ApiError
      if ((isApiError && error.code === 'UNAUTHORIZED') || isAborted(error)) return
      shownMessage.current = errorMessage(error, fallback)
      toast.error(shownMessage.current, { isRetryable: isApiError && error.isRetryable })
    },
    dismiss() {
      if (shownMessage.current) emit('toast/1', { kind: 'error', message: shownMessage.current, duration: 0 })
      shownMessage.current = null
    },
  }
}
