import { useT } from '@worrystone/i18n'
import { Field, PasswordInput, TextInput } from '@worrystone/ui'
import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react'

export type FieldProps = {
  /** From `useForm().field(name)`. */
  field: {
    name: string
    value: string
    onChange: ChangeEventHandler<HTMLInputElement>
    onBlur: FocusEventHandler<HTMLInputElement>
  }
  error: string | undefined
  hint?: ReactNode
}

type EmailProps = FieldProps & { label?: string; autoComplete: 'email' | 'username webauthn' }

/** `username webauthn` for signing in: password managers offer it with the password, and browsers offer passkeys. */
export function EmailField({ field, error, hint, label, autoComplete }: EmailProps) {
  const t = useT()
  return (
    <Field label={label ?? t('Email')} hint={hint} error={error}>
      <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} autoComplete={autoComplete} {...field} />
    </Field>
  )
}

type PasswordProps = FieldProps & { label: string; autoComplete: 'current-password' | 'new-password' }

export function PasswordField({ field, error, hint, label, autoComplete }: PasswordProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput autoComplete={autoComplete} {...field} />
    </Field>
  )
}
