import { call, tokens } from '@worrystone/api-client'
import { accountSecurityApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { PasswordField } from '../../shared/fields.tsx'
import { PasswordRules } from '../../shared/password-rules.tsx'
import { refused, wrongFields } from '../../shared/problems.ts'
import { resendPush } from '../../shared/push.ts'
import { type Problems, useForm } from '../../shared/use-form.ts'
import { FormEnd } from './form-end.tsx'
import { lookAgain, overviewQuery, sessionsQuery } from './security.queries.ts'
import { useStartHere } from './use-start-here.ts'

type Values = { currentPassword: string; password: string; confirm: string }

/** Another password. Every session ends with the old one; this device gets a fresh one. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const form = useForm<Values>({ initial: { currentPassword: '', password: '', confirm: '' }, check, send })
  const { problems } = form
  useStartHere(form.form.ref)

  function check({ confirm, ...values }: Values): Problems<Values> {
    const wrong: Problems<Values> = wrongFields(accountSecurityApi.changePassword.body, values)
    if (confirm === '') return { ...wrong, confirm: t('Please confirm your password') }
    return confirm === values.password ? wrong : { ...wrong, confirm: t('Passwords do not match') }
  }

  async function send({ confirm: _, ...body }: Values) {
    try {
      const { token, refreshToken } = await call(accountSecurityApi.changePassword, { body }, { retries: 0 })
      tokens.write({ token, refreshToken })
      // A subscription belongs to a session, and the one at hand is new.
      void resendPush()
      lookAgain(sessionsQuery(), overviewQuery())
      toast.success(t('Your password is changed. Every other device has to sign in again.'))
      onClose()
      return undefined
    } catch (error) {
      return refused<Values>(error, { ...body, confirm: '' }, t('That did not work. Please try again.'))
    }
  }

  return (
    <form {...form.form}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        hidden
        readOnly
        value={session.status === 'signed-in' ? session.user.email : ''}
      />
      <PasswordField
        label={t('Current password')}
        field={form.field('currentPassword')}
        problem={problems.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        label={t('New Password')}
        hint={t('Must be at least 8 characters with uppercase, lowercase, and number')}
        field={form.field('password')}
        problem={problems.password}
        autoComplete="new-password"
      />
      <PasswordRules password={form.values.password} />
      <PasswordField
        label={t('Confirm New Password')}
        field={form.field('confirm')}
        problem={problems.confirm}
        autoComplete="new-password"
      />
      <FormEnd form={form} verb={t('Change password')} onClose={onClose} />
    </form>
  )
}
