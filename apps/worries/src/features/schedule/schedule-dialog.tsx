import { call } from '@worrystone/api-client'
import { type Post, PostChange, postsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { type FormErrors, schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, Row, Text } from '@worrystone/ui'
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
type Offered = 'day' | 'week'
/** `draft` removes the time; an offered time needs no calendar. */
type Action = 'submit' | 'draft' | Offered

const MORNING = 9
const DAYS: Record<Offered, number> = { day: 1, week: 7 }

/** Later than the present time of a worry, or the morning of a later day. */
function offeredTime({ scheduledFor }: Post, offered: Offered): Date {
  const time = new Date(scheduledFor ?? Date.now())
  time.setDate(time.getDate() + DAYS[offered])
  if (!scheduledFor) time.setHours(MORNING, 0, 0, 0)
  return time
}

function bodyOf(post: Post, { scheduledFor }: Values, action: Action) {
  const time = action === 'draft' ? null : action === 'submit' ? instantOf(scheduledFor) : offeredTime(post, action).toISOString()
  return { isScheduled: true, scheduledFor: time }
}

function validate(post: Post, values: Values, action: Action): FormErrors<Values> {
  const { scheduledFor } = bodyOf(post, values, action)
  if (scheduledFor && Date.parse(scheduledFor) <= Date.now()) return { scheduledFor: 'Please choose a time in the future' }
  return schemaErrors<Values>(PostChange, { scheduledFor })
}

/** Schedules a draft, changes the time of a scheduled worry, or removes it. */
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
    validate: (values, action) => validate(post, values, action),
    // A draft becomes a text that others will read; another time changes nothing about that.
    confirm: async (_, action) =>
      action === 'draft' || isScheduled || (await confirmSend(await textsOf())) ? action : undefined,
    async onSubmit(values, action) {
      const saved = await call(postsApi.update, { params: { id: post.id }, body: bodyOf(post, values, action) })
      form.reset()
      replacePost(saved)
      emit('post.changed/1', { postId: post.id })
      showShared(saved, await textsOf())
      onClose()
    },
  })
  const { values, errors, change } = form
  const names: Record<Offered, string> = isScheduled
    ? { day: t('A day later'), week: t('A week later') }
    : { day: t('Tomorrow morning'), week: t('In a week') }

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
      <Row gap={2}>
        {(['day', 'week'] as const).map((offered) => (
          <Button key={offered} kind="quiet" size="s" busy={form.busyWith === offered} onClick={() => void form.submit(offered)}>
            {names[offered]}
          </Button>
        ))}
      </Row>
      <MomentField at={values.scheduledFor} error={errors.scheduledFor} onChange={(scheduledFor) => change({ scheduledFor })} />
      {isScheduled && (
        <Button kind="plain" size="s" busy={form.busyWith === 'draft'} onClick={() => void form.submit('draft')}>
          {t('Keep it as a draft, without a time')}
        </Button>
      )}
    </DraftDialog>
  )
}
