import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Text } from '@worrystone/ui'
import { EmailField } from '../../shared/fields.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { SubmitButton } from '../../shared/submit-button.tsx'
import { useEmailRequest } from '../../shared/use-email-request.ts'

/** Asks a visitor for the address to which a new verification link goes. The answer does not say whether there is an account. */
export function NewLinkForm() {
  const t = useT()
  const { form, sentTo } = useEmailRequest({
    request: (values) => call(authApi.resendVerification, { body: values }),
    onError: t('Failed to send verification email. Please try again.'),
  })
  return (
    <>
      <form {...form.form} hidden={sentTo !== null}>
        <EmailField field={form.field('email')} error={form.errors.email} autoComplete="email" />
        <FormError errors={{ form: form.errors.form }} />
        <SubmitButton form={form} label={t('Ask for a new link')} busyLabel={t('Sending...')} />
      </form>
      <Text role="status">
        {sentTo &&
          t('If {{email}} belongs to an account that is not verified yet, a new link is on its way. It works for 24 hours.', {
            email: sentTo,
          })}
      </Text>
    </>
  )
}
