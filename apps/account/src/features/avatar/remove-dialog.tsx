import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { removePicture } from './own-picture.ts'

/** Confirms the removal of the picture. */
export function RemoveDialog({ removeFailed, onClose }: { removeFailed: string; onClose: () => void }) {
  const t = useT()
  const remove = useMutationWithToast({
    mutationFn: removePicture,
    onSuccess: () => toast.success(t('Profile picture removed successfully!')),
    failure: removeFailed,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      danger
      title={t('Remove profile picture')}
      body={t('Are you sure you want to remove your profile picture?')}
      confirmLabel={t('Remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  )
}
