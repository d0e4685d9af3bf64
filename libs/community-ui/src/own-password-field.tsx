import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { Field, PasswordInput } from '@worrystone/ui'
import type { ComponentProps } from 'react'

type Props = {
  label?: string
  /** From `useForm().field(name)`. */
  field: Pick<ComponentProps<typeof PasswordInput>, 'name' | 'value' | 'onChange' | 'onBlur'>
  error: string | undefined
}

/** The password of the signed-in account, required before a sensitive action. In a dialog it has the initial focus. */
export function OwnPasswordField({ label, field, error }: Props) {
  const t = useT()
  const session = useSession()
  const email = session.status === 'signed-in' ? session.user.email : ''
  return (
    <>
      {/* For password managers only. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <Field label={label ?? t('Password')} error={error}>
        <PasswordInput autoComplete="current-password" data-autofocus {...field} />
      </Field>
    </>
  )
}

export const requirePassword = ({ password }: { password: string }) => (password ? {} : { password: 'Password is required' })
