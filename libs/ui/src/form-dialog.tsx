import { useT } from '@worrystone/i18n'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Stack } from './stack.ts'

type Props = {
  title: ReactNode
  size?: 'm' | 'l'
  /** The verb of the action: 'Save changes', not 'OK'. */
  verb: string
  kind?: ComponentProps<typeof Button>['kind']
  isBusy: boolean
  /** There is nothing to send. */
  isIdle?: boolean
  /** The number of submit attempts: each focuses the first invalid field. For remotes built before `form`, until the next release. */
  attempts?: number
  /** Never called while busy. */
  onSubmit?: () => void
  /** From `useForm().form`, which then handles submit and focus. */
  form?: ComponentProps<'form'>
  onClose: () => void
  children: ReactNode
}

/** A form above the page: its fields in a column, Cancel, and one submit button. */
export function FormDialog(props: Props) {
  const {
    title,
    size = 'm',
    verb,
    kind = 'primary',
    isBusy,
    isIdle = false,
    attempts = 0,
    onSubmit,
    form: formProps,
    onClose,
    children,
  } = props
  const t = useT()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] input')?.focus()
  }, [attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSubmit?.()
  }
  const actions = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={id} kind={kind} busy={isBusy} disabled={isIdle}>
        {verb}
      </Button>
    </>
  )
  return (
    <Dialog open size={size} title={title} onClose={onClose} actions={actions}>
      <form id={id} ref={form} onSubmit={submit} noValidate {...formProps}>
        <Stack gap={5}>{children}</Stack>
      </form>
    </Dialog>
  )
}
