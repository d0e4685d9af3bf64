import { LANGUAGES, LanguageCode } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { chooseLanguage } from '@worrystone/session/choose-language'
import { Card, Field, Select } from '@worrystone/ui'
import { useState } from 'react'

/** All languages by their own and their English names. Applied at once, not by Save Changes. */
export function LanguageChoice() {
  const t = useT()
  const { code } = useLanguage()
  // The chosen language while its dictionary loads.
  const [pending, setPending] = useState<LanguageCode | null>(null)

  async function choose(next: LanguageCode) {
    setPending(next)
    await chooseLanguage(next)
    setPending(null)
  }

  return (
    <Card as="div">
      <Field label={t('Language')} hint={t('Changes at once, everywhere.')}>
        <Select
          value={pending ?? code}
          aria-busy={pending !== null || undefined}
          onChange={(event) => void choose(LanguageCode.parse(event.target.value))}
        >
          {LANGUAGES.map(({ code: value, name, nativeName }) => (
            <option key={value} value={value}>
              {nativeName === name ? name : `${nativeName} (${name})`}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  )
}
