import { countGraphemes, LIMITS, ReportForm, type ReportReason } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Counter, Field, FormDialog, Select, TextArea } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

type Props = {
  title: string
  isBusy: boolean
  /** The server's errors by field. */
  serverErrors?: { reason?: string | undefined; details?: string | undefined }
  onSend: (form: ReportForm) => void
  onClose: () => void
}

/** Reports content to moderators. Typed text lasts as long as the dialog is open. */
export function ReportDialog({ title, isBusy, serverErrors: refused = {}, onSend, onClose }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [details, setDetails] = useState('')
  const [attempts, setAttempts] = useState(0)
  const form = { reason, ...(details.trim() && { details }) }
  const issue = z.safeParse(ReportForm, form).error?.issues[0]?.message
  const detailsError = attempts > 0 ? (issue ?? refused.details) : undefined

  function onSubmit() {
    setAttempts(attempts + 1)
    if (!issue) onSend(form)
  }

  return (
    <FormDialog title={title} verb={t('Send report')} isBusy={isBusy} attempts={attempts} onSubmit={onSubmit} onClose={onClose}>
      <Hint>{t('Moderators read it. Whoever wrote it is not told who reported.')}</Hint>
      <Field label={t('What is wrong?')} error={refused.reason && translateMessage(refused.reason)}>
        <Select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
          <option value="spam">{t('Spam')}</option>
          <option value="harassment">{t('Harassment')}</option>
          <option value="inappropriate">{t('Inappropriate')}</option>
          <option value="misinformation">{t('Misinformation')}</option>
          <option value="other">{t('Something else')}</option>
        </Select>
      </Field>
      <Field
        label={t('Details, if you like')}
        error={detailsError && translateMessage(detailsError)}
        aside={<Counter value={countGraphemes(details)} max={LIMITS.reportDetails} warnAt={LIMITS.reportDetails - 50} />}
      >
        <TextArea dir="auto" rows={3} readOnly={isBusy} value={details} onChange={(event) => setDetails(event.target.value)} />
      </Field>
    </FormDialog>
  )
}

const Hint = styled.p`
  margin: 0;
`
