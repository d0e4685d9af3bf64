import { useT } from '@worrystone/i18n'
import { Field, TextInput } from '@worrystone/ui'
import type { FieldProps } from '../../shared/fields.tsx'

/** The public name. Not `autocomplete="username"`: people sign in with their address, which is what a password manager must store. */
export function UsernameField({ field, error, hint }: FieldProps) {
  const t = useT()
  return (
    <Field label={t('Username')} hint={hint} error={error}>
      <TextInput autoComplete="nickname" autoCapitalize="none" autoCorrect="off" spellCheck={false} dir="ltr" {...field} />
    </Field>
  )
}
