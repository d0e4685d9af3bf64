import { useT } from '@worrystone/i18n'
import { ConfirmDialog } from '@worrystone/ui'

export function DiscardDialog({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  const t = useT()
  return (
    <ConfirmDialog
      open
      title={t('Discard your changes?')}
      body={t('What you changed here and have not saved will be lost.')}
      confirmLabel={t('Discard')}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
