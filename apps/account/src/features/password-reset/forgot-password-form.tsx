import { ApiError, call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { serverErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button } from '@worrystone/ui'
import { BackToLogin, BarePage } from '../../shared/bare-page.tsx'
import { EmailField } from '../../shared/fields.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { SubmitButton } from '../../shared/submit-button.tsx'
import { useEmailRequest } from '../../shared/use-email-request.ts'
import { useHeadingFocus } from '../../shared/use-heading-focus.ts'

export function ForgotPasswordForm() {
  const t = useT()
  const { form, sentTo, reset } = useEmailRequest({
    request: (values) => call(authApi.forgotPassword, { body: values }),
    onError: explain,
  })
  const { errors } = form
  useHeadingFocus(sentTo ? 'sent' : 'form')

  /** One message for every failure except those that the user can act on. */
  function explain(error: unknown, values: { email: string }) {
    const failed = t('Failed to send reset email. Please try again.')
    const isActionable = error instanceof ApiError && (error.code === 'RATE_LIMITED' || error.details.length > 0)
    return isActionable ? serverErrors(error, values, failed) : { form: failed }
  }

  if (sentTo) {
    return (
      <BarePage
        title={t('Check your email')}
        lead={t('If {{email}} belongs to an account, a link to set a new password is on its way. It works for one hour.', {
          email: sentTo,
        })}
      >
        <Button kind="quiet" wide onClick={reset}>
          {t('Use another address')}
        </Button>
        <BackToLogin />
      </BarePage>
    )
  }
  return (
    <BarePage title={t('Forgot your password?')} lead={t('Tell us your email address and we send you a link to set a new one.')}>
      <form {...form.form}>
        <EmailField field={form.field('email')} error={errors.email} autoComplete="email" />
        <FormError errors={{ form: errors.form }} />
        <SubmitButton form={form} label={t('Send reset link')} busyLabel={t('Sending...')} />
      </form>
      <BackToLogin />
    </BarePage>
  )
}
