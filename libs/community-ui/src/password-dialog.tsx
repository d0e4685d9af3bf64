import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { FormDialog } from '@worrystone/ui'
import { OwnPasswordField, requirePassword } from './own-password-field.tsx'

/** Requests the password, which allows sensitive changes for a while. */
export function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT()
  const { errors, isBusy, form, field } = useForm({
    initial: { password: '' },
    validate: requirePassword,
    onSubmit: async (body) => {
      await call(authApi.confirm, { body }, { breaker: 'none' })
      onConfirmed()
      return undefined
    },
    onError: t('Your password could not be checked. Please try again.'),
  })

  return (
    <FormDialog title={t('Please enter your password')} verb={t('Go on')} isBusy={isBusy} form={form} onClose={onClose}>
      <p>{t('You signed in a while ago. Your password makes sure that it is you.')}</p>
      <OwnPasswordField field={field('password')} error={errors.password ?? errors.form} />
    </FormDialog>
  )
}
