import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { PrivacyField } from '@worrystone/community-ui'
import { countGraphemes, LIMITS, type Post, PostChange, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { Counter, Field, Switch, TextArea } from '@worrystone/ui'
import { useState } from 'react'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { type FieldErrors, problemsOf, useTranslatedErrors } from '../../shared/form-errors.ts'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useHelpOffer, useSentToast } from '../../shared/help-offer.ts'
import { replacePost } from '../../shared/post-cache.ts'
import { PromptField } from '../../shared/prompt-field.tsx'
import { refusedFields } from '../../shared/refused-fields.ts'
import { WarningField } from '../../shared/warning-field.tsx'

type Change = Pick<Post, 'shortContent' | 'worryPrompt' | 'privacyLevel' | 'commentsEnabled' | 'contentWarning'>

const partsOf = ({ shortContent, worryPrompt, privacyLevel, commentsEnabled, contentWarning }: Post): Change => ({
  shortContent,
  worryPrompt,
  privacyLevel,
  commentsEnabled,
  contentWarning,
})

/** Only changed fields are sent: changes from another device stay. */
function differences(post: Post, draft: Change): Partial<Change> {
  const before = partsOf(post)
  return Object.fromEntries(Object.entries(draft).filter(([part, value]) => before[part as keyof Change] !== value))
}

/** Edits an own worry. Closing keeps the draft for the next time. */
export function EditDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  const errorToast = useErrorToast()
  const { draft, isKept, keep, forget } = useDraft<Change>(draftName(post.userId, `edit/${post.id}`), partsOf(post))
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<FieldErrors>({})
  const danger = useDanger(draft.shortContent)
  const offerHelpFirst = useHelpOffer('post')
  const showSent = useSentToast()
  const { shortContent, worryPrompt, privacyLevel, commentsEnabled, contentWarning } = draft
  const changed = differences(post, { shortContent, worryPrompt, privacyLevel, commentsEnabled, contentWarning })
  const isChanged = Object.keys(changed).length > 0

  const save = useMutation({
    mutationFn: (body: Partial<Change>) => call(postsApi.update, { params: { id: post.id }, body }),
    onSuccess: (answer) => {
      errorToast.dismiss()
      forget()
      replacePost(answer)
      emit('post.changed/1', { postId: post.id })
      const updated = t('Your worry was updated')
      void showSent({ texts: [shortContent], usual: updated, calm: updated, isHeld: answer.moderationStatus !== 'approved' })
      onClose()
    },
    onError: (error) => {
      setRefused(refusedFields(error))
      errorToast.show(error, t('Failed to update post'))
    },
  })

  const problems = problemsOf(PostChange, changed)
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refused } : {})

  function change(part: Partial<Change>) {
    setRefused({})
    keep(part)
  }
  async function onSave() {
    if (!isChanged || save.isPending) return
    setAttempts(attempts + 1)
    if (Object.keys(problems).length > 0) return
    const choice = 'shortContent' in changed ? await offerHelpFirst([shortContent]) : 'share'
    if (choice === 'share') save.mutate(changed)
    else if (choice === 'draft') toast.info(t('Your words are kept on this device.'))
  }

  return (
    <DraftDialog
      title={t('Edit your worry')}
      saveLabel={t('Save changes')}
      isBusy={save.isPending}
      isChanged={isChanged}
      isKept={isKept}
      attempts={attempts}
      onForget={forget}
      onSave={() => void onSave()}
      onClose={onClose}
    >
      <Field
        label={t('Your worry')}
        error={errors.shortContent}
        aside={<Counter value={countGraphemes(shortContent)} max={LIMITS.shortContent} warnAt={LIMITS.shortContentWarning} />}
      >
        <TextArea
          dir="auto"
          rows={3}
          readOnly={save.isPending}
          value={shortContent}
          onChange={(event) => change({ shortContent: event.target.value })}
        />
      </Field>
      <HelpHint level={danger.level} />
      <PromptField value={worryPrompt} error={errors.worryPrompt} onChange={(next) => change({ worryPrompt: next })} />
      <PrivacyField legend={t('Who can read it?')} value={privacyLevel} onChange={(next) => change({ privacyLevel: next })} />
      <WarningField
        value={contentWarning}
        isSuggested={danger.level >= 2}
        onChange={(next) => change({ contentWarning: next })}
      />
      <Switch
        label={t('Allow comments')}
        checked={commentsEnabled}
        onChange={(event) => change({ commentsEnabled: event.target.checked })}
      />
    </DraftDialog>
  )
}
