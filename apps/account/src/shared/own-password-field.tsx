import { useT, useTranslateMessage } from '@worrystone/i18n'
import { Field, PasswordInput } from '@worrystone/ui'

type Props = {
  /** Whose password it is: for password managers only. */
  email: string
  value: string
  /** The English sentence. */
  problem: string | undefined
  onChange: (password: string) => void
}

/** The password of the account at hand, asked for before something weighty. It has the focus first. */
export function OwnPasswordField({ email, value, problem, onChange }: Props) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  return (
    <>
      <input type="text" name="username" autoComplete="username" hidden readOnly value={email} />
      <Field label={t('Password')} error={problem && translateMessage(problem)}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          data-autofocus
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  )
}
