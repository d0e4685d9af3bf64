import { useT } from '@worrystone/i18n'
import { Banner, Button, Dialog, space } from '@worrystone/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFocusOnProblem } from './form-errors.ts'

type Props = {
  title: string
  saveLabel: string
  isBusy: boolean
  isChanged: boolean
  /** Whether the form opened with changes that were kept from last time. */
  isKept: boolean
  /** How often saving was tried: the first field that is wrong takes the focus. */
  attempts: number
  onForget: () => void
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog around a form whose changes are kept on this device until they are saved. */
export function EditFrame({ title, saveLabel, isBusy, isChanged, isKept, attempts, onForget, onSave, onClose, children }: Props) {
  const t = useT()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [wasKept] = useState(isKept)
  useFocusOnProblem(form, attempts)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSave()
  }
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={id} busy={isBusy} disabled={!isChanged}>
        {saveLabel}
      </Button>
    </>
  )
  const startOver = (
    <Button kind="plain" size="s" onClick={onForget}>
      {t('Start over')}
    </Button>
  )
  return (
    <Dialog open size="l" title={title} onClose={onClose} actions={actions}>
      <Form id={id} ref={form} onSubmit={onSubmit} noValidate>
        {wasKept && isChanged && (
          <Banner kind="info" action={startOver}>
            {t('These are your changes from last time, not saved yet.')}
          </Banner>
        )}
        {children}
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`
