import { ApiError, call } from '@worrystone/api-client'
import { authApi, NewPassword, type PasswordResetResponse } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { toast } from '@worrystone/events'
import { type FormErrors, schemaErrors, serverErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BackToLogin, BarePage, QuietLink } from '../../shared/bare-page.tsx'
import { FormError } from '../../shared/form-error.tsx'
import { NewPasswordFields, useConfirmValidation } from '../../shared/new-password-fields.tsx'
import { SubmitButton } from '../../shared/submit-button.tsx'
import { useHeadingFocus } from '../../shared/use-heading-focus.ts'
import { OtherCredentials } from './other-credentials.tsx'

const Form = z.object({ password: NewPassword })
type Values = { password: string; confirm: string }

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [isLinkExpired, setLinkExpired] = useState(false)
  const [credentials, setCredentials] = useState<PasswordResetResponse | null>(null)
  useHeadingFocus(credentials ? 'credentials' : 'form')
  const validateConfirm = useConfirmValidation()
  const form = useForm<Values>({ initial: { password: '', confirm: '' }, validate, onSubmit, onError })

  function validate(values: Values): FormErrors<Values> {
    return { ...schemaErrors(Form, values), ...validateConfirm(values) }
  }

  async function onSubmit({ password }: Values): Promise<undefined> {
    const response = await call(authApi.resetPassword, { body: { token, password } })
    // The reset ended every session, also the one of this browser.
    if (session.get().status !== 'signed-out') await session.signOut()
    toast.success(t('Password reset successful! You can now log in with your new password.'))
    if (response.passkeys.length > 0 || response.isTwoFactorOn) setCredentials(response)
    else void navigate('/login')
  }

  function onError(error: unknown, values: Values) {
    setLinkExpired(error instanceof ApiError && error.code === 'INVALID_TOKEN')
    return serverErrors(error, values, t('Failed to reset password'))
  }

  if (credentials) return <OtherCredentials {...credentials} />
  return (
    <BarePage title={t('Set a new password')}>
      <form {...form.form}>
        {/* A password manager looks for it; the link does not tell whose it is. */}
        <input type="text" autoComplete="username" readOnly hidden />
        <NewPasswordFields form={form} />
        <FormError errors={form.errors}>
          {isLinkExpired ? <QuietLink to="/forgot-password">{t('Ask for a new link')}</QuietLink> : null}
        </FormError>
        <SubmitButton form={form} label={t('Reset password')} busyLabel={t('Resetting password...')} />
      </form>
      <BackToLogin />
    </BarePage>
  )
}
