import { countGraphemes, LIMITS, ReportForm, type ReportReason } from '@worrystone/contracts'
import { type FormErrors, schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Counter, Field, FormDialog, Select, TextArea } from '@worrystone/ui'
import { styled } from 'styled-components'

type Values = { reason: ReportReason; details: string }

type Props = {
  title: string
  /** Resolves the server's errors by field, if it refused the report. */
  onSend: (report: ReportForm) => Promise<FormErrors<Values> | undefined>
  onClose: () => void
}

const reportFrom = ({ reason, details }: Values): ReportForm => ({ reason, ...(details.trim() && { details }) })

/** Reports content to moderators. Typed text lasts as long as the dialog is open. */
export function ReportDialog({ title, onSend, onClose }: Props) {
  const t = useT()
  const { values, errors, isBusy, form, field } = useForm<Values>({
    initial: { reason: 'spam', details: '' },
    validate: (values) => schemaErrors(ReportForm, reportFrom(values)),
    onSubmit: (values) => onSend(reportFrom(values)),
  })

  return (
    <FormDialog title={title} verb={t('Send report')} isBusy={isBusy} form={form} onClose={onClose}>
      <Hint>{t('Moderators read it. Whoever wrote it is not told who reported.')}</Hint>
      <Field label={t('What is wrong?')} error={errors.reason}>
        <Select {...field('reason')}>
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
        aside={<Counter value={countGraphemes(values.details)} max={LIMITS.reportDetails} warnAt={LIMITS.reportDetails - 50} />}
      >
        <TextArea dir="auto" rows={3} readOnly={isBusy} {...field('details')} />
      </Field>
    </FormDialog>
  )
}

const Hint = styled.p`
  margin: 0;
`
