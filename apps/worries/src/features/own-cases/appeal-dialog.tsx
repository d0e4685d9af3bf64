import { call } from '@worrystone/api-client'
import { LIMITS, moderationApi, type OwnCase } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { LongTextField } from '../../shared/long-text-field.tsx'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import { updateOwnCase } from './own-cases.queries.ts'

type Props = { userId: string; case: OwnCase; onClose: () => void }

/** Appeals against a decision about one's own content, once. */
export function AppealDialog({ userId, case: { id }, onClose }: Props) {
  const t = useT()
  const form = useDraftForm<{ text: string }>({
    initial: { text: '' },
    draft: worryDraft(userId, `appeal/${id}`),
    failure: t('The request could not be sent'),
    validate: (body) => schemaErrors(moderationApi.appeal.body, body),
    async onSubmit(body) {
      const appealed = await call(moderationApi.appeal, { params: { id }, body })
      form.reset()
      updateOwnCase(appealed)
      toast.success(t('Another moderator will look at it'))
      onClose()
    },
  })
  return (
    <DraftDialog title={t('Ask for a second look')} saveLabel={t('Send')} form={form} isChanged onClose={onClose}>
      <LongTextField
        {...form.field('text')}
        label={t('Why should it be looked at again?')}
        error={form.errors.text}
        hint={t('You can ask once. Somebody else than the first time decides, where there is somebody else.')}
        max={LIMITS.moderationText}
        rows={5}
        readOnly={form.isBusy}
      />
    </DraftDialog>
  )
}
