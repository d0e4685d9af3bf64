import { ApiError } from '@worrystone/api-client'
import { toast } from '@worrystone/events'
import { useFailureSentence } from './failure-sentence.ts'

/** Says that something one did has failed. A session that ended is told once, by the shell, which then leads to sign in. */
export function useFailureToast() {
  const sentence = useFailureSentence()
  return (error: unknown, otherwise: string) => {
    const isApiError = error instanceof ApiError
    if (isApiError && error.code === 'UNAUTHORIZED') return
    toast.error(sentence(error, otherwise), { isRetryable: isApiError && error.isRetryable })
  }
}
