import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { PrivacyField } from '@worrystone/community-ui'
import { countGraphemes, LIMITS, type Post, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import {
  Banner,
  Button,
  Card,
  Counter,
  color,
  Field,
  font,
  icons,
  Row,
  Stack,
  Switch,
  space,
  TextArea,
  useOnline,
} from '@worrystone/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { type FieldErrors, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useHelpOffer, useSentToast } from '../../shared/help-offer.ts'
import { getPostState } from '../../shared/post-state.ts'
import { PromptField } from '../../shared/prompt-field.tsx'
import { refusedFields } from '../../shared/refused-fields.ts'
import { WarningField } from '../../shared/warning-field.tsx'
import { attemptFor, bodyOf, EMPTY, type Purpose, type ShareDraft, validateDraft } from './share-draft.ts'

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
  const failed = useFailureToast()
  const { dateTime } = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const [empty] = useState(() => ({ ...EMPTY, privacyLevel: defaultPrivacy.of(userId) }))
  const { draft, keep, forget } = useDraft<ShareDraft>(draftName(userId, 'share'), empty)
  const [tried, setTried] = useState<{ purpose: Purpose; times: number } | null>(null)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [hasMore, setHasMore] = useState(draft.longContent !== '')
  const moreId = useId()
  const isOnline = useOnline()
  const texts = [draft.shortContent, draft.longContent]
  const danger = useDanger(texts.join('\n'))
  const offerHelpFirst = useHelpOffer('post')
  const thank = useSentToast()
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  const share = useMutation({
    mutationFn: ({ purpose, key }: { purpose: Purpose; key: string }) =>
      call(postsApi.create, { body: bodyOf(draft, purpose) }, { idempotencyKey: key }),
    onSuccess: (post) => {
      failed.over()
      forget()
      onShared(post)
      emit('post.created/1', { postId: post.id })
      thanks(post)
    },
    onError: (error) => {
      setRefused(refusedFields(error))
      failed(error, t('Failed to create post'))
    },
  })

  const errors = useTranslatedErrors(tried ? { ...validateDraft(draft, tried.purpose, Date.now()), ...refused } : {})
  useFocusOnProblem(form, tried?.times ?? 0)
  useFirstFocus(form)

  function thanks(post: Post) {
    switch (getPostState(post)) {
      case 'draft':
        return toast.success(t('Your draft is saved. Only you can see it.'))
      case 'scheduled':
        return toast.success(t('Your worry will be shared on {{when}}', { when: dateTime(post.scheduledFor ?? '') }))
    }
    const isHeld = post.moderationStatus !== 'approved'
    const held = t('Your worry is kept. A moderator reads it before others can.')
    void thank({
      texts,
      usual: isHeld ? held : t('Your worry has been shared!'),
      calm: isHeld ? held : t('Your worry is shared.'),
      isHeld,
    })
  }

  function change(part: Partial<ShareDraft>) {
    setRefused({})
    keep({ ...part, attempt: null })
  }

  async function send(wish: Purpose) {
    if (share.isPending) return
    setTried({ purpose: wish, times: (tried?.times ?? 0) + 1 })
    if (Object.keys(validateDraft(draft, wish, Date.now())).length > 0) return
    const choice = wish === 'share' ? await offerHelpFirst(texts) : 'share'
    if (choice === 'close') return
    const purpose = choice === 'draft' ? 'draft' : wish
    const attempt = attemptFor(latest.current, purpose)
    // The privacy too: the default may change before the next attempt.
    keep({ attempt, privacyLevel: latest.current.privacyLevel })
    share.mutate(attempt)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send('share')
  }
  const isBusy = (purpose: Purpose) => share.isPending && share.variables.purpose === purpose

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
            readOnly={share.isPending}
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
        <div>
          <Disclosure type="button" aria-expanded={hasMore} aria-controls={moreId} onClick={() => setHasMore(!hasMore)}>
            <icons.ChevronDown size={18} />
            {t('Tell more, if you like')}
          </Disclosure>
          <div id={moreId} hidden={!hasMore}>
            <Field
              label={t('The longer story')}
              error={errors.longContent}
              hint={t('Shown on the page of your worry.')}
              aside={
                <Counter value={countGraphemes(draft.longContent)} max={LIMITS.longContent} warnAt={LIMITS.longContentWarning} />
              }
            >
              <TextArea
                dir="auto"
                rows={6}
                readOnly={share.isPending}
                value={draft.longContent}
                onChange={(event) => change({ longContent: event.target.value })}
              />
            </Field>
          </div>
        </div>
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

const Disclosure = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primaryInk};
  font: inherit;
  font-weight: 650;
  cursor: pointer;
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`
