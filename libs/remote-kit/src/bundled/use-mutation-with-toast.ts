import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useErrorToast } from './use-error-toast.ts'

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'onError'> & {
  /** The message of a failure for which the server gives none. */
  failure: string
}

/** A mutation whose failure is shown as a toast, which its next success removes. */
export function useMutationWithToast<Data, Variables = void>({ failure, onSuccess, ...options }: Options<Data, Variables>) {
  const errorToast = useErrorToast()
  return useMutation<Data, Error, Variables>({
    ...options,
    onSuccess: (...result) => {
      errorToast.dismiss()
      return onSuccess?.(...result)
    },
    onError: (error) => errorToast.show(error, failure),
  })
}
