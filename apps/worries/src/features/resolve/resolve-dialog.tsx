import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { countGraphemes, LIMITS, type Post, type Resolution, ResolutionForm, resolutionsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage, useErrorToast } from '@worrystone/remote-kit/bundled'
import { Counter, Dialog, Failure, Field, Skeleton, Switch, TextArea } from '@worrystone/ui'
import { useState } from 'react'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { type FieldErrors, problemsOf, useTranslatedErrors } from '../../shared/form-errors.ts'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useHelpOffer } from '../../shared/help-offer.ts'
import { refusedFields } from '../../shared/refused-fields.ts'
import { CopingMethodsField } from './coping-methods-field.tsx'
import { RatingField } from './rating-field.tsx'
import { resolutionQuery, setResolution } from './resolution.queries.ts'

type Props = { post: Post; onClose: () => void }

/** Resolves an own worry, or edits its resolution. */
export function ResolveDialog({ post, onClose }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const before = useQuery({ ...resolutionQuery(post.id), enabled: post.isResolved })
  // Decided once: the response of saving must not switch the form's mode.
  const [isChange] = useState(post.isResolved)

  if (!isChange || before.data !== undefined) {
    return <Editor post={post} before={before.data ?? null} onClose={onClose} />
  }
  return (
    <Dialog open size="l" title={t('Change what helped')} onClose={onClose}>
      {before.isError ? (
        <Failure
          message={errorMessage(before.error, t('Network error. Please check your connection and try again'))}
          onRetry={() => void before.refetch()}
        />
      ) : (
        <Skeleton lines={6} height="1.6rem" />
      )}
    </Dialog>
  )
}

type Draft = {
  copingMethods: string[]
  /** Typed and not added yet; it counts. */
  nextMethod: string
  resolutionStory: string
  helpfulnessRating: number | null
  isPublic: boolean
}

const draftOf = (resolution: Resolution | null): Draft => ({
  copingMethods: resolution?.copingMethods ?? [],
  nextMethod: '',
  resolutionStory: resolution?.resolutionStory ?? '',
  helpfulnessRating: resolution?.helpfulnessRating ?? null,
  isPublic: resolution?.isPublic ?? false,
})

function bodyOf({ copingMethods, nextMethod, resolutionStory, helpfulnessRating, isPublic }: Draft, post: Post) {
  const methods = [...copingMethods, nextMethod].filter((method) => method.trim() !== '')
  return {
    copingMethods: methods,
    resolutionStory: resolutionStory.trim() ? resolutionStory : null,
    helpfulnessRating,
    isPublic: isPublic && post.privacyLevel === 'public',
  }
}

function Editor({ post, before, onClose }: Props & { before: Resolution | null }) {
  const t = useT()
  const errorToast = useErrorToast()
  const [saved] = useState(() => draftOf(before))
  const { draft, isKept, keep, forget } = useDraft<Draft>(draftName(post.userId, `resolve/${post.id}`), saved)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<FieldErrors>({})
  const body = bodyOf(draft, post)
  const isNew = before === null
  const texts = [...body.copingMethods, draft.resolutionStory]
  const danger = useDanger(texts.join('\n'))
  const offerHelpFirst = useHelpOffer('story')

  const save = useMutation({
    mutationFn: () => call(isNew ? resolutionsApi.resolve : resolutionsApi.update, { params: { id: post.id }, body }),
    onSuccess: (answer) => {
      errorToast.dismiss()
      forget()
      setResolution(post.id, answer)
      toast.success(isNew ? t('Your worry is marked as resolved') : t('What helped was changed'))
      if (answer.isPublic && answer.moderationStatus !== 'approved')
        toast.info(t('A moderator reads your story before others can.'))
      onClose()
    },
    onError: (error) => {
      setRefused(refusedFields(error))
      errorToast.show(error, t('Failed to mark worry as resolved'))
    },
  })

  const problems = problemsOf(ResolutionForm, body)
  const errors = useTranslatedErrors(attempts > 0 ? byField({ ...problems, ...refused }) : {})

  function change(part: Partial<Draft>) {
    setRefused({})
    keep(part)
  }
  async function onSave() {
    setAttempts(attempts + 1)
    if (Object.keys(problems).length > 0 || save.isPending) return
    const choice = await offerHelpFirst(texts)
    if (choice === 'share') save.mutate()
    else if (choice === 'draft') toast.info(t('Your words are kept on this device.'))
  }

  return (
    <DraftDialog
      title={isNew ? t('Mark as resolved') : t('Change what helped')}
      saveLabel={isNew ? t('Mark as resolved') : t('Save changes')}
      isBusy={save.isPending}
      isChanged={isNew || JSON.stringify(body) !== JSON.stringify(bodyOf(saved, post))}
      isKept={isKept}
      attempts={attempts}
      onForget={forget}
      onSave={() => void onSave()}
      onClose={onClose}
    >
      <CopingMethodsField
        methods={draft.copingMethods}
        next={draft.nextMethod}
        error={errors.copingMethods}
        isReadOnly={save.isPending}
        onChange={({ methods, next }) => change({ copingMethods: methods, nextMethod: next })}
      />
      <Field
        label={t('Your story, if you like')}
        error={errors.resolutionStory}
        hint={t('How did it become better? What you write is kept on this device until it is saved.')}
        aside={
          <Counter
            value={countGraphemes(draft.resolutionStory)}
            max={LIMITS.resolutionStory}
            warnAt={LIMITS.resolutionStory * 0.9}
          />
        }
      >
        <TextArea
          dir="auto"
          rows={5}
          readOnly={save.isPending}
          value={draft.resolutionStory}
          onChange={(event) => change({ resolutionStory: event.target.value })}
        />
      </Field>
      <HelpHint level={danger.level} />
      <RatingField
        value={draft.helpfulnessRating}
        error={errors.helpfulnessRating}
        onChange={(helpfulnessRating) => change({ helpfulnessRating })}
      />
      {post.privacyLevel === 'public' && (
        <Switch
          label={t('Share what helped')}
          hint={
            draft.isPublic
              ? t('Everyone can read it beside your worry and your name, also people who are not signed in.')
              : t('Only you can read what you write here. Others see that the worry is resolved.')
          }
          checked={draft.isPublic}
          onChange={(event) => change({ isPublic: event.target.checked })}
        />
      )}
    </DraftDialog>
  )
}

/** A problem with one coping method is shown beside the list. */
const byField = (problems: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([path, message]) => [path.split('.')[0], message]))
