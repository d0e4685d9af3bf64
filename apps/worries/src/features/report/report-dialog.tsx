import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@worrystone/api-client'
import {
  commentsApi,
  graphemes,
  LIMITS,
  moderationApi,
  ReportForm,
  type ReportReason,
  type SubjectKind,
} from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Counter, Field, FormDialog, Select, TextArea } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { refusedFields } from '../../shared/failure-sentence.ts'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { problemsOf, useTranslatedErrors } from '../../shared/form-errors.ts'

type Props = { kind: SubjectKind /** A story has the id of its worry. */; id: string; onClose: () => void }

/** Tells moderators that something should not be here. What was typed stays when it could not be sent. */
export function ReportDialog({ kind, id, onClose }: Props) {
  const t = useT()
  const failed = useFailureToast()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [details, setDetails] = useState('')
  const [attempts, setAttempts] = useState(0)
  const words = useReportWords(kind)
  const body = { reason, ...(details.trim() && { details }) }

  const report = useMutation({
    mutationFn: () => {
      switch (kind) {
        case 'post':
          return call(moderationApi.reportPost, { params: { id }, body })
        case 'comment':
          return call(commentsApi.report, { params: { id }, body })
        case 'story':
          return call(moderationApi.reportStory, { params: { id }, body })
        case 'person':
          return call(moderationApi.reportPerson, { params: { id }, body })
      }
    },
    onSuccess: () => {
      toast.success(t('Thank you. A moderator will look at it.'))
      onClose()
    },
    onError: (error) => {
      failed(error, words.failed)
      // Reported before, perhaps on another device: there is nothing left to send.
      if (error instanceof ApiError && error.code === 'CONFLICT') onClose()
    },
  })

  const problems = problemsOf(ReportForm, body)
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refusedFields(report.error) } : {})

  function onSubmit() {
    setAttempts(attempts + 1)
    if (Object.keys(problems).length === 0) report.mutate()
  }

  return (
    <FormDialog
      title={words.title}
      verb={t('Send report')}
      isBusy={report.isPending}
      attempts={attempts}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Calm>{t('Moderators read it. Whoever wrote it is not told who reported.')}</Calm>
      <Field label={t('What is wrong?')} error={errors.reason}>
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
        error={errors.details}
        aside={<Counter value={graphemes(details)} max={LIMITS.reportDetails} warnAt={LIMITS.reportDetails - 50} />}
      >
        <TextArea
          dir="auto"
          rows={3}
          readOnly={report.isPending}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

function useReportWords(kind: SubjectKind) {
  const t = useT()
  switch (kind) {
    case 'comment':
      return { title: t('Report this comment'), failed: t('Failed to report comment') }
    case 'story':
      return { title: t('Report this story'), failed: t('Failed to send the report') }
    case 'person':
      return { title: t('Report this person'), failed: t('Failed to send the report') }
    default:
      return { title: t('Report this worry'), failed: t('Failed to send the report') }
  }
}

const Calm = styled.p`
  margin: 0;
`
