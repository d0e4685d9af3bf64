import { CommentContent, countGraphemes, LIMITS } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Counter, Field, Row, Stack, space, TextArea, useOnline } from '@worrystone/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useDraft } from '../../shared/drafts.ts'
import { problemsOf, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useHelpOffer } from '../../shared/help-offer.ts'
import { newKey } from '../../shared/new-key.ts'
import { HowToAnswer } from './how-to-answer.tsx'

const NEAR_THE_END = LIMITS.comment - 100

type Props = {
  /** The key of the draft on this device. */
  name: string
  label: string
  sendLabel: string
  /** The text to edit; empty for a new comment. */
  text?: string
  /** The key makes retries idempotent. Resolves to whether the server has the comment. */
  onSend: (content: string, key: string) => Promise<boolean>
  /** Set for a form that was opened: it takes the focus, is hidden while it sends, and closes. */
  onClose?: (() => void) | undefined
}

/** Writes, replies to or edits a comment. The draft is deleted only when the server has it. */
export function CommentForm({ name, label, sendLabel, text = '', onSend, onClose }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const { draft, keep, forget } = useDraft(name, { content: text, key: '' })
  const [isSending, setSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const isOpened = onClose !== undefined
  const isOnline = useOnline()
  const problem = problemsOf(CommentContent, draft.content)['']
  const errors = useTranslatedErrors({ content: attempts > 0 ? problem : undefined })
  useFocusOnProblem(form, attempts)
  const danger = useDanger(draft.content)
  const offerHelpFirst = useHelpOffer('comment')
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  // Also when it reappears after a failure.
  useEffect(() => {
    const area = form.current?.querySelector('textarea')
    if (!isOpened || isSending || !area) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [isOpened, isSending])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setAttempts(attempts + 1)
    if (problem) return
    const choice = await offerHelpFirst([draft.content])
    if (choice === 'draft') toast.info(t('Your words are kept on this device.'))
    if (choice !== 'share') return
    const { content } = latest.current
    const key = latest.current.key || newKey()
    keep({ key })
    setSending(true)
    const isDone = await onSend(content, key)
    setSending(false)
    if (!isDone) return
    forget()
    setAttempts(0)
    onClose?.()
  }

  if (isOpened && isSending) return null
  return (
    <Form as="form" gap={2} ref={form} onSubmit={onSubmit} noValidate>
      {text === '' && <HowToAnswer />}
      <Field
        label={label}
        labelHidden={isOpened}
        error={errors.content}
        aside={<Counter value={countGraphemes(draft.content)} max={LIMITS.comment} warnAt={NEAR_THE_END} />}
      >
        <TextArea
          dir="auto"
          rows={2}
          readOnly={isSending}
          placeholder={isOpened ? undefined : t('A kind word, or what helped you')}
          // While it is sent, it is shown among the comments.
          value={isSending ? '' : draft.content}
          onChange={(event) => keep({ content: event.target.value, key: '' })}
        />
      </Field>
      <HelpHint level={isSending ? 0 : danger.level} />
      {!isOnline && (
        <Banner kind="info">{t('You are offline. Your words are kept on this device until you can share them.')}</Banner>
      )}
      <Row justify="end">
        {onClose && (
          <Button
            kind="quiet"
            size="s"
            onClick={() => {
              // Closing a changed form keeps the draft for the next time; an unchanged one leaves none.
              if (draft.content.trim() === text.trim()) forget()
              onClose()
            }}
          >
            {t('Cancel')}
          </Button>
        )}
        <Button
          type="submit"
          size={isOpened ? 's' : 'm'}
          busy={isSending}
          disabled={isOpened && text !== '' && draft.content.trim() === text.trim()}
        >
          {sendLabel}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled(Stack)`
  margin-block-start: ${space[2]};
`
