import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { chooseLanguage } from '@worrystone/session/choose-language'
import { icons } from '@worrystone/ui'
import { useState } from 'react'
import type { Setting } from '../../shared/setting.ts'

/** The language of the page: all languages by their own names. */
export function useLanguageSetting(): Setting & { value: LanguageCode } {
  const t = useT()
  const { code } = useLanguage()
  // The chosen language while its dictionary loads.
  const [pending, setPending] = useState<LanguageCode | null>(null)

  return {
    label: t('Language'),
    icon: <icons.Globe size={20} aria-hidden="true" />,
    value: pending ?? code,
    choices: LANGUAGES.map((language) => ({ value: language.code, label: language.nativeName, lang: language.code })),
    isBusy: pending !== null,
    onChoose: async (next) => {
      setPending(next as LanguageCode)
      await chooseLanguage(next as LanguageCode)
      setPending(null)
    },
  }
}
