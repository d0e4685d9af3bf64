import { type Draft, serverFieldErrors, useForm } from '@worrystone/forms'
import { useErrorToast } from '@worrystone/remote-kit/bundled'

type FormOptions<V extends object, Action extends string> = Parameters<typeof useForm<V, Action>>[0]
type Options<V extends object, Action extends string> = Omit<FormOptions<V, Action>, 'draft' | 'onSubmit' | 'onError'> & {
  draft: Draft<V>
  onSubmit: (values: V, action: Action) => Promise<void>
  /** The message of a failure for which the server gives none. */
  failure: string
}

export type DraftForm = Pick<ReturnType<typeof useForm>, 'form' | 'isBusy' | 'wasRestored' | 'reset'>

/** A form whose changes stay on this device until they are sent. A failure is shown as a toast and at its fields. */
export function useDraftForm<V extends object, Action extends string = 'submit'>(options: Options<V, Action>) {
  const { failure, onSubmit } = options
  const errorToast = useErrorToast()
  return useForm<V, Action>({
    ...options,
    onSubmit: async (values, action) => {
      await onSubmit(values, action)
      errorToast.dismiss()
      return undefined
    },
    onError: (error, values) => {
      errorToast.show(error, failure)
      return serverFieldErrors(error, values)
    },
  })
}
