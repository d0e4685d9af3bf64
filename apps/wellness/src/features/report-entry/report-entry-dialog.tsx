import { call } from '@worrystone/api-client'
import { LIMITS, type Resource, ResourceProblem, ResourceReportForm, resourcesApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Banner, Field, FormDialog, Options, Select } from '@worrystone/ui'
import { PrivateNote } from '../../shared/private-note.tsx'
import { useProblemNames } from '../../shared/use-problem-names.ts'

type Values = { problem: ResourceProblem; details: string }
type Props = { resource: Resource; onClose: () => void }

/** Reports a problem of an entry to moderators. Typed text stays after a failure. */
export function ReportEntryDialog({ resource: { id, title }, onClose }: Props) {
  const t = useT()
  const names = useProblemNames()
  const form = useForm<Values>({
    initial: { problem: 'broken-address', details: '' },
    validate: (values) => schemaErrors(ResourceReportForm, values),
    onSubmit: async (body) => {
      await call(resourcesApi.report, { params: { id }, body })
      toast.success(t('Thank you. A moderator will look at it.'))
      onClose()
    },
    onError: t('Failed to send the report'),
  })
  const { values, errors, isBusy, change } = form

  return (
    <FormDialog title={title} verb={t('Send report')} isBusy={isBusy} form={form.form} onClose={onClose}>
      <p>{t('Thank you for looking closely. Nobody learns who wrote this.')}</p>
      <Field label={t('What is wrong?')} error={errors.problem}>
        <Select {...form.field('problem')}>
          <Options values={ResourceProblem.options} names={names} />
        </Select>
      </Field>
      <PrivateNote
        name="details"
        label={t('Details, if you like')}
        hint={t('Please write nothing about yourself.')}
        error={errors.details}
        rows={3}
        maxLength={LIMITS.reportDetails}
        value={values.details}
        onChange={(details) => change({ details })}
      />
      {errors.form && <Banner kind="danger">{errors.form}</Banner>}
    </FormDialog>
  )
}
