import type { FormErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import type { ComponentProps } from 'react'
import { PasswordField } from './fields.tsx'
import { PasswordRules } from './password-rules.tsx'

type Field = ComponentProps<typeof PasswordField>['field']

/** A new password and which rules it meets. */
export function NewPasswordField({ label, field, error }: { label: string; field: Field; error: string | undefined }) {
  const t = useT()
  return (
    <>
      <PasswordField
        label={label}
        hint={t('Must be at least 8 characters with uppercase, lowercase, and number')}
        field={field}
        error={error}
        autoComplete="new-password"
      />
      <PasswordRules password={field.value} />
    </>
  )
}

type PasswordPair = { password: string; confirm: string }
type Form = { field: (name: keyof PasswordPair) => Field; errors: FormErrors<PasswordPair> }

/** A new password, typed twice. */
export function NewPasswordFields({ form }: { form: Form }) {
  const t = useT()
  return (
    <>
      <NewPasswordField label={t('New Password')} field={form.field('password')} error={form.errors.password} />
      <PasswordField
        label={t('Confirm New Password')}
        field={form.field('confirm')}
        error={form.errors.confirm}
        autoComplete="new-password"
      />
    </>
  )
}

/** Validates the second of the two; the first has its own rules. */
export function useConfirmValidation() {
  const t = useT()
  return ({ password, confirm }: PasswordPair): { confirm?: string } => {
    if (confirm === '') return { confirm: t('Please confirm your password') }
    return confirm === password ? {} : { confirm: t('Passwords do not match') }
  }
}
