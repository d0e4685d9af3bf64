import { countGraphemes, LIMITS } from '@worrystone/contracts'
import type { FormErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Counter, Field, TextArea, TextInput } from '@worrystone/ui'
import type { ComponentProps } from 'react'

/** The counter warns from this length on. */
const BIO_WARNING = LIMITS.bio - 50

export type ProfileValues = { displayName: string; bio: string }

type Props = {
  controls: { displayName: ComponentProps<typeof TextInput>; bio: ComponentProps<typeof TextArea> & { value: string } }
  errors: FormErrors<ProfileValues>
}

/** The texts of the public profile: name and bio. */
export function ProfileFields({ controls: { displayName, bio }, errors }: Props) {
  const t = useT()
  return (
    <>
      <Field
        label={t('Display Name')}
        hint={t('The name that others see. Without one they see your username.')}
        error={errors.displayName}
      >
        <TextInput autoComplete="nickname" {...displayName} />
      </Field>
      <Field
        label={t('Bio')}
        hint={t('A few words about yourself, if you like.')}
        error={errors.bio}
        aside={<Counter value={countGraphemes(bio.value.trim())} max={LIMITS.bio} warnAt={BIO_WARNING} />}
      >
        <TextArea {...bio} />
      </Field>
    </>
  )
}
