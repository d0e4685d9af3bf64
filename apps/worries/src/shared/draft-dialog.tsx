import { useT } from '@worrystone/i18n'
import { Banner, Button, FormDialog, useOnline } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'

type Props = {
  title: string
  saveLabel: string
  isBusy: boolean
  isChanged: boolean
  /** Whether the form opened with a stored draft. */
  isKept: boolean
  /** The number of attempts to save: after each, the first invalid field takes the focus. */
  attempts: number
  onForget: () => void
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog around a form whose changes are stored on this device until they are saved. */
export function DraftDialog({
  title,
  saveLabel,
  isBusy,
  isChanged,
  isKept,
  attempts,
  onForget,
  onSave,
  onClose,
  children,
}: Props) {
  const t = useT()
  const [wasKept] = useState(isKept)
  const isOnline = useOnline()
  const startOver = (
    <Button kind="plain" size="s" onClick={onForget}>
      {t('Start over')}
    </Button>
  )
  return (
    <FormDialog
      size="l"
      title={title}
      verb={saveLabel}
      isBusy={isBusy}
      isIdle={!isChanged}
      attempts={attempts}
      onSubmit={onSave}
      onClose={onClose}
    >
      {wasKept && isChanged && (
        <Banner kind="info" action={startOver}>
          {t('These are your changes from last time, not saved yet.')}
        </Banner>
      )}
      {children}
      {!isOnline && (
        <Banner kind="info">{t('You are offline. Your words are kept on this device until you can share them.')}</Banner>
      )}
    </FormDialog>
  )
}
