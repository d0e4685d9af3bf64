import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { countGraphemes, LIMITS, moderationApi, type OwnCase } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { Counter, Field, TextArea } from '@worrystone/ui'
import { useState } from 'react'
import { DraftDialog } from '../../shared/draft-dialog.tsx'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { problemsOf, useTranslatedErrors } from '../../shared/form-errors.ts'
import { refusedFields } from '../../shared/refused-fields.ts'
import { updateOwnCase } from './own-cases.queries.ts'

type Props = { userId: string; case: OwnCase; onClose: () => void }

/** Appeals against a decision about one's own content, once. */
export function AppealDialog({ userId, case: own, onClose }: Props) {
  const t = useT()
  const errorToast = useErrorToast()
  const { draft, isKept, keep, forget } = useDraft(draftName(userId, `appeal/${own.id}`), { text: '' })
  const [attempts, setAttempts] = useState(0)

  const appeal = useMutation({
    mutationFn: () => call(moderationApi.appeal, { params: { id: own.id }, body: { text: draft.text } }),
    onSuccess: (answer) => {
      errorToast.dismiss()
      forget()
      updateOwnCase(answer)
      toast.success(t('Another moderator will look at it'))
      onClose()
    },
    onError: (error) => errorToast.show(error, t('The request could not be sent')),
  })

  const problems = problemsOf(moderationApi.appeal.body, { text: draft.text })
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refusedFields(appeal.error) } : {})

  function onSave() {
    setAttempts(attempts + 1)
    if (Object.keys(problems).length === 0) appeal.mutate()
  }

  return (
    <DraftDialog
      title={t('Ask for a second look')}
      saveLabel={t('Send')}
      isBusy={appeal.isPending}
      isChanged
      isKept={isKept}
      attempts={attempts}
      onForget={forget}
      onSave={onSave}
      onClose={onClose}
    >
      <Field
        label={t('Why should it be looked at again?')}
        error={errors.text}
        hint={t('You can ask once. Somebody else than the first time decides, where there is somebody else.')}
        aside={<Counter value={countGraphemes(draft.text)} max={LIMITS.moderationText} warnAt={LIMITS.moderationText * 0.9} />}
      >
        <TextArea
          dir="auto"
          rows={5}
          readOnly={appeal.isPending}
          value={draft.text}
          onChange={(event) => keep({ text: event.target.value })}
        />
      </Field>
    </DraftDialog>
  )
}
