import { useOptimisticToggle } from '@worrystone/api-client/optimistic-toggle'
import { useErrorToast } from './use-error-toast.ts'

type Options = Omit<Parameters<typeof useOptimisticToggle>[0], 'onFailed'> & {
  /** The message of a failure for which the server gives none. */
  failure: string
}

/** An optimistic toggle whose failure is shown as a toast, which its next success removes. */
export function useToggleWithToast({ failure, onConfirmed, ...toggle }: Options): () => void {
  const errorToast = useErrorToast()
  return useOptimisticToggle({
    ...toggle,
    onConfirmed: (state) => {
      errorToast.dismiss()
      onConfirmed?.(state)
    },
    onFailed: (error) => errorToast.show(error, failure),
  })
}
