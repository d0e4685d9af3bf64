import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { ConfirmDialog } from '@worrystone/ui'
import { useState } from 'react'
import { removePicture } from './own-picture.ts'

/** Confirms the removal of the picture. */
export function RemoveDialog({ removeFailed, onClose }: { removeFailed: string; onClose: () => void }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await removePicture()
      toast.success(t('Profile picture removed successfully!'))
    } catch (error) {
      toast.error(errorMessage(error, removeFailed), { isRetryable: true })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('Remove profile picture')}
      body={t('Are you sure you want to remove your profile picture?')}
      confirmLabel={t('Remove')}
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
