import { useT } from '@worrystone/i18n'
import { Banner, Button, FormDialog } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { OfflineNotice } from './offline-notice.tsx'
import type { DraftForm } from './use-draft-form.ts'

type Props = {
  title: string
  saveLabel: string
  form: DraftForm
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog around a form whose changes are stored on this device until they are saved. */
export function DraftDialog({ title, saveLabel, form, isChanged, onClose, children }: Props) {
  const t = useT()
  const startOver = (
    <Button kind="plain" size="s" onClick={form.reset}>
      {t('Start over')}
    </Button>
  )
  return (
    <FormDialog
      size="l"
      title={title}
      verb={saveLabel}
      isBusy={form.isBusy}
      isIdle={!isChanged}
      form={form.form}
      onClose={onClose}
    >
      {form.wasRestored && isChanged && (
        <Banner kind="info" action={startOver}>
          {t('These are your changes from last time, not saved yet.')}
        </Banner>
      )}
      {children}
      <OfflineNotice />
    </FormDialog>
  )
}
