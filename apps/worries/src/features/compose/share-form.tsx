import { PrivacyField } from '@worrystone/community-ui'
import { countGraphemes, LIMITS, type Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Card, Counter, Field, font, Row, Stack, Switch, TextArea, useOnline } from '@worrystone/ui'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useFocusOnProblem } from '../../shared/form-errors.ts'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger } from '../../shared/help-offer.ts'
import { PromptField } from '../../shared/prompt-field.tsx'
import { WarningField } from '../../shared/warning-field.tsx'
import { LongerStory } from './longer-story.tsx'
import { useShareForm } from './use-share-form.ts'

type ScheduleProps = {
  isLater: boolean
  at: string
  error: string | undefined
  onChange: (part: { isLater?: boolean; scheduledFor?: string }) => void
}

type Props = {
  userId: string
  /** The worry as stored by the server. */
  onShared: (post: Post) => void
  renderSchedule: (props: ScheduleProps) => ReactNode
}

/** Shares a worry. Typed text is stored on the device with every key, and deleted only when the server has the worry. */
export function ShareForm({ userId, onShared, renderSchedule }: Props) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const isOnline = useOnline()
  const { draft, texts, errors, attempts, isPending, isBusy, change, send } = useShareForm(userId, onShared)
  const danger = useDanger(texts.join('\n'))
  useFocusOnProblem(form, attempts)
  useFirstFocus(form)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send('share')
  }

  return (
    <Card as="section" aria-label={t('Share a worry')}>
      <Stack as="form" gap={5} ref={form} onSubmit={onSubmit} noValidate>
        <PromptField value={draft.worryPrompt} error={errors.worryPrompt} onChange={(worryPrompt) => change({ worryPrompt })} />
        <Field
          label={t('Your worry')}
          error={errors.shortContent}
          hint={t('What you write is kept on this device until it is shared.')}
          aside={
            <Counter value={countGraphemes(draft.shortContent)} max={LIMITS.shortContent} warnAt={LIMITS.shortContentWarning} />
          }
        >
          <Large
            dir="auto"
            rows={3}
            readOnly={isPending}
            value={draft.shortContent}
            onChange={(event) => change({ shortContent: event.target.value })}
          />
        </Field>
        <HelpHint level={danger.level} />
        <PrivacyField
          legend={t('Who can read it?')}
          value={draft.privacyLevel}
          onChange={(privacyLevel) => change({ privacyLevel })}
        />
        <WarningField
          value={draft.contentWarning}
          isSuggested={danger.level >= 2}
          onChange={(contentWarning) => change({ contentWarning })}
        />
        <LongerStory
          value={draft.longContent}
          error={errors.longContent}
          readOnly={isPending}
          onChange={(longContent) => change({ longContent })}
        />
        <div>
          <Switch
            label={t('Allow comments')}
            checked={draft.commentsEnabled}
            onChange={(event) => change({ commentsEnabled: event.target.checked })}
          />
          {renderSchedule({ isLater: draft.isLater, at: draft.scheduledFor, error: errors.scheduledFor, onChange: change })}
        </div>
        {!isOnline && (
          <Banner kind="info">{t('You are offline. Your words are kept on this device until you can share them.')}</Banner>
        )}
        <Row justify="end">
          <Button kind="quiet" busy={isBusy('draft')} onClick={() => void send('draft')}>
            {t('Save as draft')}
          </Button>
          <Button type="submit" busy={isBusy('share')}>
            {draft.isLater ? t('Schedule worry') : t('Share worry')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

/** Opening the form shows the intention to write: the text has the focus. */
function useFirstFocus(form: { current: HTMLFormElement | null }) {
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form])
}

const Large = styled(TextArea)`
  font-family: ${font.serif};
  font-size: ${font.size.l};
`
