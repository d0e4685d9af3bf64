import { commentsApi, LIMITS } from '@worrystone/contracts'
import type { Draft } from '@worrystone/forms'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Row, Stack, space } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger } from '../../shared/help-offer.ts'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { newKey } from '../../shared/new-key.ts'
import { OfflineNotice } from '../../shared/offline-notice.tsx'
import { useConfirmSend } from '../../shared/use-confirm-send.ts'
import { HowToAnswer } from './how-to-answer.tsx'

/** `key`: under which the text was last sent, empty after a change. */
export type CommentDraft = { content: string; key: string }

type Props = {
  draft: Draft<CommentDraft>
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
export function CommentForm({ draft, label, sendLabel, text = '', onSend, onClose }: Props) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const isOpened = onClose !== undefined
  const confirmSend = useConfirmSend('comment')
  const form = useForm<CommentDraft>({
    initial: { content: text, key: '' },
    draft,
    validate: ({ content }) => schemaErrors(commentsApi.update.body, { content }),
    confirm: ({ content }) => confirmSend([content]),
    async onSubmit({ content, key: lastKey }) {
      const key = lastKey || newKey()
      form.change({ key })
      if (!(await onSend(content, key))) {
        if (isOpened) focusAtEnd(area.current)
        return undefined
      }
      form.reset()
      onClose?.()
      return undefined
    },
  })
  const { content } = form.values
  const isSending = form.isBusy
  const isChanged = content.trim() !== text.trim()
  const danger = useDanger(content)

  // Also when it reappears after a failure.
  useEffect(() => {
    if (isOpened && !isSending) focusAtEnd(area.current)
  }, [isOpened, isSending])

  if (isOpened && isSending) return null
  return (
    <Form as="form" gap={2} {...form.form}>
      {text === '' && <HowToAnswer />}
      <LongTextField
        {...form.field('content')}
        ref={area}
        label={label}
        labelHidden={isOpened}
        error={form.errors.content}
        max={LIMITS.comment}
        warnAt={LIMITS.comment - 100}
        rows={2}
        readOnly={isSending}
        placeholder={isOpened ? undefined : t('A kind word, or what helped you')}
        // While it is sent, it is shown among the comments.
        value={isSending ? '' : content}
        onChange={(event) => form.change({ content: event.target.value, key: '' })}
      />
      <HelpHint level={isSending ? 0 : danger.level} />
      <OfflineNotice />
      <Row justify="end">
        {onClose && (
          <Button
            kind="quiet"
            size="s"
            onClick={() => {
              // Closing a changed form keeps the draft for the next time; an unchanged one leaves none.
              if (!isChanged) form.reset()
              onClose()
            }}
          >
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" size={isOpened ? 's' : 'm'} busy={isSending} disabled={isOpened && text !== '' && !isChanged}>
          {sendLabel}
        </Button>
      </Row>
    </Form>
  )
}

function focusAtEnd(area: HTMLTextAreaElement | null) {
  area?.focus()
  area?.setSelectionRange(area.value.length, area.value.length)
}

const Form = styled(Stack)`
  margin-block-start: ${space[2]};
`
