import { call, tokens } from '@worrystone/api-client'
import { OwnPasswordField } from '@worrystone/community-ui'
import { accountSecurityApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type FormErrors, schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { NewPasswordFields, useConfirmValidation } from '../../shared/new-password-fields.tsx'
import { renewPush } from '../../shared/push.ts'
import { FormFooter } from './form-footer.tsx'
import { overviewQuery, refetchSecurity, sessionsQuery } from './security.queries.ts'

type Values = { currentPassword: string; password: string; confirm: string }

/** Changes the password. Every session ends; this device gets a new one. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const validateConfirm = useConfirmValidation()
  const form = useForm<Values>({
    initial: { currentPassword: '', password: '', confirm: '' },
    autoFocus: true,
    validate,
    onSubmit,
    onError: t('That did not work. Please try again.'),
  })

  function validate(values: Values): FormErrors<Values> {
    const { confirm: _, ...body } = values
    return { ...schemaErrors(accountSecurityApi.changePassword.body, body), ...validateConfirm(values) }
  }

  async function onSubmit({ confirm: _, ...body }: Values): Promise<undefined> {
    const { token, refreshToken } = await call(accountSecurityApi.changePassword, { body }, { retries: 0 })
    tokens.write({ token, refreshToken })
    // A push subscription belongs to a session, and this one is new.
    void renewPush()
    refetchSecurity(sessionsQuery(), overviewQuery())
    toast.success(t('Your password is changed. Every other device has to sign in again.'))
    onClose()
  }

  return (
    <form {...form.form}>
      <OwnPasswordField label={t('Current password')} field={form.field('currentPassword')} error={form.errors.currentPassword} />
      <NewPasswordFields form={form} />
      <FormFooter form={form} verb={t('Change password')} onClose={onClose} />
    </form>
  )
}
