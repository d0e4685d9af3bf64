import { call } from '@worrystone/api-client'
import { LIMITS, type Post, PostChange, postsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Switch } from '@worrystone/ui'
import { AudienceField } from '../../shared/audience-field.tsx'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { HelpHint } from '../../shared/help-hint.tsx'
import { useDanger, useSentToast } from '../../shared/help-offer.ts'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { replacePost } from '../../shared/post-cache.ts'
import { PromptField } from '../../shared/prompt-field.tsx'
import { useConfirmSend } from '../../shared/use-confirm-send.ts'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { WarningField } from '../../shared/warning-field.tsx'
import { WishField } from '../../shared/wish-field.tsx'
import { worryDraft } from '../../shared/worry-draft.ts'

type Change = Pick<Post, 'shortContent' | 'worryPrompt' | 'privacyLevel' | 'commentsEnabled' | 'contentWarning' | 'wish'>

const valuesOf = ({ shortContent, worryPrompt, privacyLevel, commentsEnabled, contentWarning, wish }: Change): Change => ({
  shortContent,
  worryPrompt,
  privacyLevel,
  commentsEnabled,
  contentWarning,
  wish,
})

/** Only changed fields are sent: changes from another device stay. */
const differences = (post: Post, values: Change): Partial<Change> =>
  Object.fromEntries(Object.entries(valuesOf(values)).filter(([name, value]) => post[name as keyof Change] !== value))

/** Edits an own worry. Closing keeps the draft for the next time. */
export function EditDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  const confirmSend = useConfirmSend('post')
  const showSent = useSentToast()
  const form = useDraftForm<Change>({
    initial: valuesOf(post),
    draft: worryDraft(post.userId, `edit/${post.id}`),
    failure: t('Failed to update post'),
    validate: (values) => schemaErrors(PostChange, differences(post, values)),
    confirm: async ({ shortContent }) => (shortContent === post.shortContent ? 'submit' : confirmSend([shortContent])),
    async onSubmit(values) {
      const saved = await call(postsApi.update, { params: { id: post.id }, body: differences(post, values) })
      form.reset()
      replacePost(saved)
      emit('post.changed/1', { postId: post.id })
      void showSent({
        texts: [values.shortContent],
        usual: t('Your worry was updated'),
        isHeld: saved.moderationStatus !== 'approved',
      })
      onClose()
    },
  })
  const { values, errors, change } = form
  const danger = useDanger(values.shortContent)

  return (
    <DraftDialog
      title={t('Edit your worry')}
      saveLabel={t('Save changes')}
      form={form}
      isChanged={Object.keys(differences(post, values)).length > 0}
      onClose={onClose}
    >
      <LongTextField
        {...form.field('shortContent')}
        label={t('Your worry')}
        error={errors.shortContent}
        max={LIMITS.shortContent}
        warnAt={LIMITS.shortContentWarning}
        rows={3}
        readOnly={form.isBusy}
      />
      <HelpHint level={danger.level} />
      <PromptField value={values.worryPrompt} error={errors.worryPrompt} onChange={(worryPrompt) => change({ worryPrompt })} />
      <AudienceField post={post} value={values.privacyLevel} onChange={(privacyLevel) => change({ privacyLevel })} />
      <WishField value={values} onChange={change} />
      <WarningField
        value={values.contentWarning}
        isSuggested={danger.level >= 2}
        onChange={(contentWarning) => change({ contentWarning })}
      />
      <Switch
        label={t('Allow comments')}
        checked={values.commentsEnabled}
        onChange={(event) => change({ commentsEnabled: event.target.checked })}
      />
    </DraftDialog>
  )
}
