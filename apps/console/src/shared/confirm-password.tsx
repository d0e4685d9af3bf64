import { call } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { formError, serverFieldErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { useReauthentication as useReauthenticationBy } from '@worrystone/session/reauthentication'
import { Field, FormDialog, PasswordInput } from '@worrystone/ui'

/** Runs calls that may require a fresh sign-in, with the console's own texts for the password prompt. */
export const useReauthentication = () => useReauthenticationBy(PasswordDialog)

function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const { errors, isBusy, form, field } = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password ? {} : { password: t('Password is required') }),
    async onSubmit(body) {
      await call(authApi.confirm, { body }, { breaker: 'none' })
      onConfirmed()
      return undefined
    },
    onError: (error, body) => ({ ...formError((error as Error).message), ...serverFieldErrors(error, body) }),
  })
  return (
    <FormDialog title={t('Please confirm your password')} verb={t('Go on')} isBusy={isBusy} form={form} onClose={onClose}>
      <p>{t('Your sign-in is a while ago. What you have typed is kept, and goes out as soon as you are confirmed.')}</p>
      {/* For password managers only. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        hidden
        readOnly
        value={session.status === 'signed-in' ? session.user.email : ''}
      />
      <Field label={t('Password')} error={errors.password ?? errors.form}>
        <PasswordInput {...field('password')} autoComplete="current-password" data-autofocus />
      </Field>
    </FormDialog>
  )
}
