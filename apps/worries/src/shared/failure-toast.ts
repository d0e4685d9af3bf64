import { ApiError } from '@worrystone/api-client'
import { emit, toast } from '@worrystone/events'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useRef } from 'react'

/** Shows that an action failed, and removes that message with `over` when a retry has succeeded. The shell reports an ended session. */
export function useFailureToast() {
  const errorMessage = useErrorMessage()
  const shownMessage = useRef<string | null>(null)

  function failed(error: unknown, otherwise: string) {
    const isApiError = error instanceof ApiError
    if (isApiError && error.code === 'UNAUTHORIZED') return
    shownMessage.current = errorMessage(error, otherwise)
    toast.error(shownMessage.current, { isRetryable: isApiError && error.isRetryable })
  }
  function over() {
    if (shownMessage.current) emit('toast/1', { kind: 'error', message: shownMessage.current, duration: 0 })
    shownMessage.current = null
  }
  return Object.assign(failed, { over })
}
