import { call, tokens } from '@worrystone/api-client'
import { accountSecurityApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type Problems, refused, useForm, wrongFields } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { PasswordField } from '../../shared/fields.tsx'
import { NewPasswordTwice, useConfirmCheck } from '../../shared/new-password-fields.tsx'
import { resendPush } from '../../shared/push.ts'
import { FormEnd } from './form-end.tsx'
import { lookAgain, overviewQuery, sessionsQuery } from './security.queries.ts'
import { useStartHere } from './use-start-here.ts'

type Values = { currentPassword: string; password: string; confirm: string }

/** Another password. Every session ends with the old one; this device gets a fresh one. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const confirmCheck = useConfirmCheck()
  const form = useForm<Values>({ initial: { currentPassword: '', password: '', confirm: '' }, check, send })
  useStartHere(form.form.ref)

  function check(values: Values): Problems<Values> {
    const { confirm: _, ...body } = values
    return { ...wrongFields(accountSecurityApi.changePassword.body, body), ...confirmCheck(values) }
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
        problem={form.problems.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordTwice form={form} />
      <FormEnd form={form} verb={t('Change password')} onClose={onClose} />
    </form>
  )
}
