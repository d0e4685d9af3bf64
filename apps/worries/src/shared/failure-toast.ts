import { ApiError } from '@worrystone/api-client'
import { emit, toast } from '@worrystone/events'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useRef } from 'react'

/** Shows that an action failed, and removes that message with `over` when a retry has succeeded. The shell reports an ended session. */
export function useFailureToast() {
  const errorMessage = useErrorMessage()
  const told = useRef<string | null>(null)

  function failed(error: unknown, otherwise: string) {
    const isApiError = error instanceof ApiError
    if (isApiError && error.code === 'UNAUTHORIZED') return
    told.current = errorMessage(error, otherwise)
    toast.error(told.current, { isRetryable: isApiError && error.isRetryable })
  }
  function over() {
    if (told.current) emit('toast/1', { kind: 'error', message: told.current, duration: 0 })
    told.current = null
  }
  return Object.assign(failed, { over })
}
