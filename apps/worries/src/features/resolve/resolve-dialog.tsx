import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { StarsField } from '@worrystone/community-ui'
import { LIMITS, type Post, type Resolution, ResolutionForm, resolutionsApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { optionalHints } from '@worrystone/session/optional-hints'
import { Dialog, Skeleton, Switch } from '@worrystone/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { refetchCommenters } from '../../shared/commenters.queries.ts'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger } from '../../shared/help-offer.ts'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { useConfirmSend } from '../../shared/use-confirm-send.ts'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import { CopingMethodsField } from './coping-methods-field.tsx'
import { useRatingLabels } from './rating-labels.ts'
import { markResolved, resolutionQuery, setResolution } from './resolution.queries.ts'
import { WhoHelpedField } from './who-helped-field.tsx'

type Props = { post: Post; onClose: () => void }

/** Resolves an own worry, or edits its resolution. */
export function ResolveDialog({ post, onClose }: Props) {
  const t = useT()
  const before = useQuery({ ...resolutionQuery(post.id), enabled: post.isResolved })
  // Decided once: the response of saving must not switch the form's mode.
  const [isChange] = useState(post.isResolved)

  if (!isChange || before.data !== undefined) {
    return <Editor post={post} before={before.data ?? null} onClose={onClose} />
  }
  return (
    <Dialog open size="l" title={t('Change what helped')} onClose={onClose}>
      <QueryView
        query={before}
        failure={t('Network error. Please check your connection and try again')}
        skeleton={<Skeleton lines={6} height="1.6rem" />}
      >
        {() => null}
      </QueryView>
    </Dialog>
  )
}

type Values = {
  copingMethods: string[]
  /** Typed and not added yet; it counts. */
  nextMethod: string
  resolutionStory: string
  helpfulnessRating: number | null
  isPublic: boolean
  /** null: not changed. */
  helpedBy: string[] | null
}

const valuesOf = (resolution: Resolution | null): Values => ({
  copingMethods: resolution?.copingMethods ?? [],
  nextMethod: '',
  resolutionStory: resolution?.resolutionStory ?? '',
  helpfulnessRating: resolution?.helpfulnessRating ?? null,
  isPublic: resolution?.isPublic ?? false,
  helpedBy: null,
})

function bodyOf({ copingMethods, nextMethod, resolutionStory, helpfulnessRating, isPublic, helpedBy }: Values, post: Post) {
  const methods = [...copingMethods, nextMethod].filter((method) => method.trim() !== '')
  return {
    copingMethods: methods,
    resolutionStory: resolutionStory.trim() ? resolutionStory : null,
    helpfulnessRating,
    isPublic: isPublic && post.privacyLevel === 'public',
    ...(helpedBy && { helpedBy }),
  }
}

/** Everything that is checked for danger. */
const textsOf = ({ copingMethods, nextMethod, resolutionStory }: Values) =>
  [...copingMethods, nextMethod, resolutionStory].filter((text) => text.trim() !== '')

function Editor({ post, before, onClose }: Props & { before: Resolution | null }) {
  const t = useT()
  const ratingLabels = useRatingLabels()
  const [saved] = useState(() => valuesOf(before))
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const page = `/posts/${post.id}`
  const isNew = before === null
  // Also whoever is not asked can change whom they thanked.
  const asksWhoHelped = post.commentCount > 0 && (!isNew || optionalHints.isOn('who-helped', post.userId))
  const title = isNew ? t('Mark as resolved') : t('Change what helped')
  const confirmSend = useConfirmSend('story')
  const form = useDraftForm<Values>({
    initial: saved,
    draft: worryDraft(post.userId, `resolve/${post.id}`),
    failure: t('Failed to mark worry as resolved'),
    validate: (values) => schemaErrors(ResolutionForm, bodyOf(values, post)),
    confirm: (values) => confirmSend(textsOf(values)),
    async onSubmit(values) {
      const endpoint = isNew ? resolutionsApi.resolve : resolutionsApi.update
      const resolution = await call(endpoint, { params: { id: post.id }, body: bodyOf(values, post) })
      form.reset()
      if (isNew) markResolved(post.id)
      setResolution(post.id, resolution)
      if (values.helpedBy) refetchCommenters(post.id)
      toast.success(isNew ? t('Your worry is marked as resolved') : t('What helped was changed'))
      if (resolution.isPublic && resolution.moderationStatus !== 'approved')
        toast.info(t('A moderator reads your story before others can.'))
      onClose()
      // Where what helped, and who, is seen.
      if (isNew && pathname !== page) void navigate(page)
    },
  })
  const { values, errors, change } = form
  const danger = useDanger(textsOf(values).join('\n'))

  return (
    <DraftDialog
      title={title}
      saveLabel={isNew ? title : t('Save changes')}
      form={form}
      isChanged={isNew || JSON.stringify(bodyOf(values, post)) !== JSON.stringify(bodyOf(saved, post))}
      onClose={onClose}
    >
      <CopingMethodsField
        methods={values.copingMethods}
        next={values.nextMethod}
        error={errors.copingMethods}
        isReadOnly={form.isBusy}
        onChange={({ methods, next }) => change({ copingMethods: methods, nextMethod: next })}
      />
      <LongTextField
        {...form.field('resolutionStory')}
        label={t('Your story, if you like')}
        error={errors.resolutionStory}
        hint={t('How did it become better? What you write is kept on this device until it is saved.')}
        max={LIMITS.resolutionStory}
        rows={5}
        readOnly={form.isBusy}
      />
      <HelpHint level={danger.level} />
      <StarsField
        label={t('How much did it help? If you like')}
        value={values.helpfulnessRating}
        nameOf={ratingLabels}
        onChange={(helpfulnessRating) => change({ helpfulnessRating })}
      />
      {asksWhoHelped && <WhoHelpedField postId={post.id} value={values.helpedBy} onChange={(helpedBy) => change({ helpedBy })} />}
      {post.privacyLevel === 'public' && (
        <Switch
          label={t('Share what helped')}
          hint={
            values.isPublic
              ? t('Everyone can read it beside your worry and your name, also people who are not signed in.')
              : t('Only you can read what you write here. Others see that the worry is resolved.')
          }
          checked={values.isPublic}
          onChange={(event) => change({ isPublic: event.target.checked })}
        />
      )}
    </DraftDialog>
  )
}
