import type { FormErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Card, Field, Stack, TextInput, useOnline } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ProfileFields, type ProfileValues } from '../../shared/profile-fields.tsx'

type Props = {
  /** The picture field, which saves by itself. */
  picture: ReactNode
  email: string
  values: ProfileValues
  errors: FormErrors<ProfileValues>
  onChange: (part: Partial<ProfileValues>) => void
}

/** The public profile. The address is changed in the security section. */
export function ProfileInformation({ picture, email, values: { displayName, bio }, errors, onChange }: Props) {
  const t = useT()
  const isOnline = useOnline()
  return (
    <Card as="div">
      <Stack gap={5}>
        {picture}
        <ProfileFields
          controls={{
            displayName: { dir: 'auto', value: displayName, onChange: ({ target }) => onChange({ displayName: target.value }) },
            bio: { dir: 'auto', rows: 3, value: bio, onChange: ({ target }) => onChange({ bio: target.value }) },
          }}
          errors={errors}
        />
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
