import { useT } from '@worrystone/i18n'
import { Field, PasswordInput } from '@worrystone/ui'
import type { FieldProps } from './fields.tsx'

type Props = Omit<FieldProps, 'hint'> & {
  /** For password managers only. */
  email: string
}

/** The password of the signed-in account, required before a sensitive action. It has the initial focus. */
export function OwnPasswordField({ email, field, error }: Props) {
  const t = useT()
  return (
    <>
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <Field label={t('Password')} error={error}>
        <PasswordInput autoComplete="current-password" data-autofocus {...field} />
      </Field>
    </>
  )
}

export const requirePassword = ({ password }: { password: string }) => (password ? {} : { password: 'Password is required' })
