import { ApiError } from '@worrystone/api-client'
import { countGraphemes, LIMITS, ReportForm, type ReportReason } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors, serverFieldErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Counter, Field, FormDialog, RadioGroup, Text, TextArea } from '@worrystone/ui'

type Values = { reason: ReportReason; details: string }

type Props = {
  title: string
  /** The message of a failure for which the server gives none. */
  failure: string
  /** From remote-kit's `useErrorToast`. */
  errorToast: { show: (error: unknown, fallback: string) => void; dismiss: () => void }
  /** Resolves whether to send texts that may indicate danger. */
  confirmTexts: (texts: string[]) => Promise<boolean>
  send: (report: ReportForm) => Promise<unknown>
  onClose: () => void
}

const reportFrom = ({ reason, details }: Values): ReportForm => ({ reason, ...(details.trim() && { details }) })

/** Reports content or a person to moderators. Typed text lasts as long as the dialog is open, also after a failure. */
export function ReportDialog({ title, failure, errorToast, confirmTexts, send, onClose }: Props) {
  const t = useT()
  const { values, errors, isBusy, change, form, field } = useForm<Values>({
    initial: { reason: 'spam', details: '' },
    validate: (values) => schemaErrors(ReportForm, reportFrom(values)),
    confirm: async ({ details }, action) => (!details.trim() || (await confirmTexts([details])) ? action : undefined),
    onSubmit,
    onError,
  })

  async function onSubmit(values: Values): Promise<undefined> {
    await send(reportFrom(values))
    errorToast.dismiss()
    toast.success(t('Thank you. A moderator will look at it.'))
    onClose()
  }

  function onError(error: unknown, values: Values) {
    errorToast.show(error, failure)
    // Already reported, perhaps on another device.
    if (error instanceof ApiError && error.code === 'CONFLICT') onClose()
    return serverFieldErrors(error, values)
  }

  return (
    <FormDialog title={title} verb={t('Send report')} isBusy={isBusy} form={form} onClose={onClose}>
      <Text>{t('Moderators read it. Whoever wrote it is not told who reported.')}</Text>
      <RadioGroup
        legend={t('What is wrong?')}
        error={errors.reason}
        shape="chip"
        value={values.reason}
        onChange={(reason) => change({ reason })}
        options={[
          { value: 'spam', label: t('Spam') },
          { value: 'harassment', label: t('Harassment') },
          { value: 'inappropriate', label: t('Inappropriate') },
          { value: 'misinformation', label: t('Misinformation') },
          { value: 'other', label: t('Something else') },
        ]}
      />
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
