import { ConfirmDialog } from '@worrystone/ui'
import type { ComponentProps } from 'react'
import { useMutationWithToast } from './use-mutation-with-toast.ts'

type Props<Data> = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'body' | 'confirmLabel' | 'danger'> & {
  action: () => Promise<Data>
  /** The message of a failure for which the server gives none. */
  failure: string
  /** Called before the dialog closes. */
  onSuccess: (data: Data) => void
  onClose: () => void
}

/** Asks for confirmation, runs the action and closes. After a failure, which is shown as a toast, the dialog stays open. */
export function ActionDialog<Data>({ action, failure, onSuccess, onClose, ...texts }: Props<Data>) {
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: action,
    failure,
    onSuccess: (data) => {
      onSuccess(data)
      onClose()
    },
  })
  return <ConfirmDialog open {...texts} busy={isPending} onConfirm={() => mutate()} onCancel={onClose} />
}
