import { LIMITS, type Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Card, font, Row, Stack, Switch, useMinWidth, useOnline } from '@worrystone/ui'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { AudienceField } from '../../shared/audience-field.tsx'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger } from '../../shared/help-offer.ts'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { PromptField } from '../../shared/prompt-field.tsx'
import { WarningField } from '../../shared/warning-field.tsx'
import { WishField } from '../../shared/wish-field.tsx'
import { LongerStory } from './longer-story.tsx'
import { SimilarHelp } from './similar-help.tsx'
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
  /** Without a network: it is sent later. */
  onQueued: () => void
  renderSchedule: (props: ScheduleProps) => ReactNode
}

/** Shares a worry. Typed text is stored on the device with every key, and deleted only when the server has the worry. */
export function ShareForm({ userId, onShared, onQueued, renderSchedule }: Props) {
  const t = useT()
  const isOnline = useOnline()
  const form = useShareForm(userId, { onShared, onQueued })
  const { values, errors, texts, isBusy, change } = form
  const danger = useDanger(texts.join('\n'))
  // On a phone the text would take the screen's keyboard at once, and the beginning above it would be skipped.
  const isPhone = !useMinWidth('small')
  const text = useRef<HTMLTextAreaElement>(null)
  const isTouched = useRef(false)
  function choosePrompt(worryPrompt: string) {
    change({ worryPrompt })
    if (isPhone && isTouched.current && values.shortContent === '') text.current?.focus()
  }

  return (
    <Card as="section" aria-label={t('Share a worry')}>
      <Stack as="form" gap={5} {...form.form}>
        {/* Arrow keys choose too, on the way to another prompt: only a tap leads on to the text. */}
        <Stack
          gap={0}
          onPointerDown={() => {
            isTouched.current = true
          }}
          onKeyDown={() => {
            isTouched.current = false
          }}
        >
          <PromptField value={values.worryPrompt} error={errors.worryPrompt} onChange={choosePrompt} />
        </Stack>
        <LargeTextField
          {...form.field('shortContent')}
          ref={text}
          label={t('Your worry')}
          error={errors.shortContent}
          hint={t('What you write is kept on this device until it is shared.')}
          max={LIMITS.shortContent}
          warnAt={LIMITS.shortContentWarning}
          rows={3}
          readOnly={isBusy}
          // Opening the form shows the intention to write.
          autoFocus={!isPhone || values.worryPrompt !== ''}
          onChange={(event) => change({ shortContent: event.target.value })}
        />
        <HelpHint level={danger.level} />
        <SimilarHelp userId={userId} text={values.shortContent} isHeavy={danger.level > 0} />
        <AudienceField value={values.privacyLevel} onChange={(privacyLevel) => change({ privacyLevel })} />
        {(form.asksWish || values.wish !== null) && <WishField value={values} onChange={change} />}
        <WarningField
          value={values.contentWarning}
          isSuggested={danger.level >= 2}
          onChange={(contentWarning) => change({ contentWarning })}
        />
        <LongerStory
          value={values.longContent}
          error={errors.longContent}
          readOnly={isBusy}
          onChange={(longContent) => change({ longContent })}
        />
        <div>
          <Switch
            label={t('Allow comments')}
            checked={values.commentsEnabled}
            onChange={(event) => change({ commentsEnabled: event.target.checked })}
          />
          {renderSchedule({ isLater: values.isLater, at: values.scheduledFor, error: errors.scheduledFor, onChange: change })}
        </div>
        {!isOnline && (
          <Banner kind="info">
            {t('You are offline. What you share now waits on this device and is sent by itself when you are online again.')}
          </Banner>
        )}
        <Row justify="end">
          <Button kind="quiet" busy={form.busyWith === 'draft'} onClick={() => void form.submit('draft')}>
            {t('Save as draft')}
          </Button>
          <Button type="submit" busy={form.busyWith === 'submit'}>
            {values.isLater ? t('Schedule worry') : t('Share worry')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

const LargeTextField = styled(LongTextField)`
  font-family: ${font.serif};
  font-size: ${font.size.l};
`
