import { commentsApi, LIMITS, type SupportPhrase, type Wish } from '@worrystone/contracts'
import type { Draft } from '@worrystone/forms'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Row, Stack, space } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger } from '../../shared/help-offer.ts'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { newKey } from '../../shared/new-key.ts'
import { OfflineNotice } from '../../shared/offline-notice.tsx'
import { useConfirmSend } from '../../shared/use-confirm-send.ts'
import { ChosenPhrase } from './chosen-phrase.tsx'
import { HowToAnswer } from './how-to-answer.tsx'
import { PhrasePicker } from './phrase-picker.tsx'
import { useAdviceHint } from './use-advice-hint.ts'
import { useWishPlaceholder, WishNote } from './wish-note.tsx'

/** `key`: under which the text was last sent, empty after a change. `phrase`: the comment begins with it. */
export type CommentDraft = { content: string; phrase: SupportPhrase | null; key: string }
export type NewComment = Omit<CommentDraft, 'key'>

type Props = {
  draft: Draft<CommentDraft>
  label: string
  sendLabel: string
  /** The text to edit; empty for a new comment. */
  text?: string
  wish?: Wish | null
  /** The key makes retries idempotent. Resolves to whether the server has the comment. */
  onSend: (comment: NewComment, key: string) => Promise<boolean>
  /** Set for a form that was opened: it takes the focus, is hidden while it sends, and closes. */
  onClose?: (() => void) | undefined
}

/** Writes, replies to or edits a comment. The draft is deleted only when the server has it. */
export function CommentForm({ draft, label, sendLabel, text = '', wish = null, onSend, onClose }: Props) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const isOpened = onClose !== undefined
  const confirmSend = useConfirmSend('comment')
  const advice = useAdviceHint(wish)
  const form = useForm<CommentDraft>({
    initial: { content: text, phrase: null, key: '' },
    draft,
    validate: ({ content, phrase }) =>
      schemaErrors(text ? commentsApi.update.body : commentsApi.create.body, text ? { content } : { content, phrase }),
    confirm: async ({ content }) => ((await advice.isHeldBack(content)) ? undefined : confirmSend([content])),
    async onSubmit({ content, phrase, key: lastKey }) {
      const key = lastKey || newKey()
      form.change({ key })
      if (!(await onSend({ content, phrase }, key))) {
        if (isOpened) focusAtEnd(area.current)
        return undefined
      }
      form.reset()
      onClose?.()
      return undefined
    },
  })
  const { content, phrase } = form.values
  const placeholder = useWishPlaceholder(wish)
  /** Alone it is sent at once; beside a text it becomes the beginning. */
  function pick(picked: SupportPhrase) {
    if (content.trim()) form.change({ phrase: picked, key: '' })
    else void onSend({ content: '', phrase: picked }, newKey())
  }
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
      <WishNote wish={wish} />
      {text === '' && !isOpened && <PhrasePicker wish={wish} isBusy={isSending} onPick={pick} />}
      {phrase && <ChosenPhrase phrase={phrase} onRemove={() => form.change({ phrase: null, key: '' })} />}
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
        placeholder={isOpened ? undefined : placeholder}
        // While it is sent, it is shown among the comments.
        value={isSending ? '' : content}
        onChange={(event) => form.change({ content: event.target.value, key: '' })}
      />
      <HelpHint level={isSending ? 0 : danger.level} />
      {advice.isShown(content) && <Banner kind="support">{t('They asked to be heard. Send anyway?')}</Banner>}
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
          {advice.isShown(content) ? t('Send anyway') : sendLabel}
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
