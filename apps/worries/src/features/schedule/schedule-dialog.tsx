import { call } from '@worrystone/api-client'
import { type Post, PostChange, postsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { type FormErrors, schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Text } from '@worrystone/ui'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { instantOf, localMinute } from '../../shared/local-time.ts'
import { longContentOf } from '../../shared/long-content-of.ts'
import { langOf } from '../../shared/own-language.ts'
import { replacePost } from '../../shared/post-cache.ts'
import { getPostState } from '../../shared/post-state.ts'
import { useConfirmSend } from '../../shared/use-confirm-send.ts'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { useSharedToast } from '../../shared/use-shared-toast.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import { MomentField } from './schedule-field.tsx'

type Values = { scheduledFor: string }
/** `draft` takes the time away. */
type Action = 'submit' | 'draft'

const bodyOf = ({ scheduledFor }: Values, action: Action) => ({
  isScheduled: true,
  scheduledFor: action === 'draft' ? null : instantOf(scheduledFor),
})

function validate(values: Values, action: Action): FormErrors<Values> {
  const { scheduledFor } = bodyOf(values, action)
  if (scheduledFor && Date.parse(scheduledFor) <= Date.now()) return { scheduledFor: 'Please choose a time in the future' }
  return schemaErrors<Values>(PostChange, { scheduledFor })
}

/** Gives a draft a time, changes the time of a scheduled worry, or takes it away. */
export function ScheduleDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT()
  const confirmSend = useConfirmSend('post')
  const showShared = useSharedToast()
  const isScheduled = getPostState(post) === 'scheduled'
  const initial = { scheduledFor: post.scheduledFor ? localMinute(new Date(post.scheduledFor)) : '' }
  const textsOf = async () => [post.shortContent, await longContentOf(post)]

  const form = useDraftForm<Values, Action>({
    initial,
    draft: worryDraft(post.userId, `schedule/${post.id}`),
    failure: t('Failed to update post'),
    validate,
    // A draft becomes a text that others will read; another time changes nothing about that.
    confirm: async (_, action) => (action === 'draft' || isScheduled ? action : confirmSend(await textsOf())),
    async onSubmit(values, action) {
      const saved = await call(postsApi.update, { params: { id: post.id }, body: bodyOf(values, action) })
      form.reset()
      replacePost(saved)
      emit('post.changed/1', { postId: post.id })
      showShared(saved, await textsOf())
      onClose()
    },
  })
  const { values, errors, change } = form

  return (
    <DraftDialog
      title={isScheduled ? t('Change the time') : t('Choose a time')}
      saveLabel={isScheduled ? t('Save changes') : t('Schedule worry')}
      form={form}
      isChanged={values.scheduledFor !== initial.scheduledFor}
      onClose={onClose}
    >
      <Text serif lines={2} dir="auto" lang={langOf(post)}>
        {post.shortContent}
      </Text>
      <MomentField at={values.scheduledFor} error={errors.scheduledFor} onChange={(scheduledFor) => change({ scheduledFor })} />
      {isScheduled && (
        <Button kind="plain" size="s" busy={form.busyWith === 'draft'} onClick={() => void form.submit('draft')}>
          {t('Keep it as a draft, without a time')}
        </Button>
      )}
    </DraftDialog>
  )
}
