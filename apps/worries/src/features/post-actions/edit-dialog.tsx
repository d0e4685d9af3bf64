import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { graphemes, LIMITS, type Post, PostChange, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Counter, Dialog, Field, Switch, space, TextArea } from '@worrystone/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { refusedFields } from '../../shared/failure-sentence.ts'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { type FieldErrors, problemsOf, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { takeOver } from '../../shared/post-cache.ts'
import { PrivacyField } from '../../shared/privacy-field.tsx'
import { PromptField } from '../../shared/prompt-field.tsx'

type Change = Pick<Post, 'shortContent' | 'worryPrompt' | 'privacyLevel' | 'commentsEnabled'>

const partsOf = ({ shortContent, worryPrompt, privacyLevel, commentsEnabled }: Post): Change => ({
  shortContent,
  worryPrompt,
  privacyLevel,
  commentsEnabled,
})

/** Only what differs is sent: what another device changed meanwhile stays. */
function differences(post: Post, draft: Change): Partial<Change> {
  const before = partsOf(post)
  return Object.fromEntries(Object.entries(draft).filter(([part, value]) => before[part as keyof Change] !== value))
}

/** Changes a worry of one's own. Closing keeps what was typed for the next time. */
export function EditDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  const failed = useFailureToast()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { draft, isKept, keep, forget } = useDraft<Change>(draftName(post.userId, `edit/${post.id}`), partsOf(post))
  const [wasKept] = useState(isKept)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<FieldErrors>({})
  const { shortContent, worryPrompt, privacyLevel, commentsEnabled } = draft
  const changed = differences(post, { shortContent, worryPrompt, privacyLevel, commentsEnabled })
  const isChanged = Object.keys(changed).length > 0

  const save = useMutation({
    mutationFn: (body: Partial<Change>) => call(postsApi.edit, { params: { id: post.id }, body }),
    onSuccess: (answer) => {
      forget()
      takeOver(answer)
      emit('post.changed/1', { postId: post.id })
      toast.success(t('Your worry was updated'))
      onClose()
    },
    onError: (error) => {
      setRefused(refusedFields(error))
      failed(error, t('Failed to update post'))
    },
  })

  const problems = problemsOf(PostChange, changed)
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refused } : {})
  useFocusOnProblem(form, attempts)

  function change(part: Partial<Change>) {
    setRefused({})
    keep(part)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || !isChanged) return
    setAttempts(attempts + 1)
    if (Object.keys(problems).length === 0) save.mutate(changed)
  }

  return (
    <Dialog
      open
      size="l"
      title={t('Edit your worry')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} busy={save.isPending} disabled={!isChanged}>
            {t('Save changes')}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} onSubmit={onSubmit} noValidate>
        {wasKept && isChanged && (
          <Banner
            kind="info"
            action={
              <Button kind="plain" size="s" onClick={forget}>
                {t('Start over')}
              </Button>
            }
          >
            {t('These are your changes from last time, not saved yet.')}
          </Banner>
        )}
        <Field
          label={t('Your worry')}
          error={errors.shortContent}
          aside={<Counter value={graphemes(shortContent)} max={LIMITS.shortContent} warnAt={LIMITS.shortContentWarning} />}
        >
          <TextArea
            dir="auto"
            rows={3}
            readOnly={save.isPending}
            value={shortContent}
            onChange={(event) => change({ shortContent: event.target.value })}
          />
        </Field>
        <PromptField value={worryPrompt} error={errors.worryPrompt} onChange={(next) => change({ worryPrompt: next })} />
        <PrivacyField value={privacyLevel} onChange={(next) => change({ privacyLevel: next })} />
        <Switch
          label={t('Allow comments')}
          checked={commentsEnabled}
          onChange={(event) => change({ commentsEnabled: event.target.checked })}
        />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`
