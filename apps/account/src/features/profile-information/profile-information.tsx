import { countGraphemes, LIMITS } from '@worrystone/contracts'
import type { FormErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Card, Counter, Field, Stack, TextArea, TextInput, useOnline } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The counter warns from this length on. */
const BIO_WARNING = LIMITS.bio - 50

type Values = { displayName: string; bio: string }

type Props = {
  /** The picture field, which saves by itself. */
  picture: ReactNode
  email: string
  values: Values
  errors: FormErrors<Values>
  onChange: (part: Partial<Values>) => void
}

/** The public profile. The address is changed in the security section. */
export function ProfileInformation({ picture, email, values, errors, onChange }: Props) {
  const t = useT()
  const isOnline = useOnline()
  return (
    <Card as="div">
      <Stack gap={5}>
        {picture}
        <Field
          label={t('Display Name')}
          hint={t('The name that others see. Without one they see your username.')}
          error={errors.displayName}
        >
          <TextInput
            dir="auto"
            autoComplete="nickname"
            value={values.displayName}
            onChange={(event) => onChange({ displayName: event.target.value })}
          />
        </Field>
        <Field
          label={t('Bio')}
          hint={t('A few words about yourself, if you like.')}
          error={errors.bio}
          aside={<Counter value={countGraphemes(values.bio.trim())} max={LIMITS.bio} warnAt={BIO_WARNING} />}
        >
          <TextArea dir="auto" rows={3} value={values.bio} onChange={(event) => onChange({ bio: event.target.value })} />
        </Field>
        <Field
          label={t('Email')}
          hint={
            isOnline ? (
              <Link to={{ hash: 'security' }}>{t('Change it under Security')}</Link>
            ) : (
              t('Email cannot be changed at this time')
            )
          }
        >
          <TextInput type="email" readOnly value={email} />
        </Field>
      </Stack>
    </Card>
  )
}
