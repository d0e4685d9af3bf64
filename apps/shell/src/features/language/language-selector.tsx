import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { i18n, useLanguage, useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { chooseLanguage } from '@worrystone/session/choose-language'
import { breakpoint, icons, VisuallyHidden } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { IconSelect } from '../../shared/icon-select.tsx'

/** All languages by their own names. The settings have the full list with English names. */
export function LanguageSelector() {
  const t = useT()
  const { code } = useLanguage()
  const session = useSession()
  const hintId = useId()
  // The chosen language while its dictionary loads.
  const [pending, setPending] = useState<LanguageCode | null>(null)
  const value = pending ?? code
  const hint = session.status !== 'signed-in' && i18n.wasDetected() ? t('Your language was detected automatically') : undefined

  async function choose(next: string) {
    setPending(next as LanguageCode)
    await chooseLanguage(next as LanguageCode)
    setPending(null)
  }

  return (
    <>
      <IconSelect
        label={t('Language')}
        value={value}
        choices={LANGUAGES.map((language) => ({ value: language.code, label: language.nativeName, lang: language.code }))}
        icon={<icons.Globe size={20} aria-hidden="true" />}
        text={<Name lang={value}>{LANGUAGES.find((language) => language.code === value)?.nativeName}</Name>}
        describedBy={hint && hintId}
        isBusy={pending !== null}
        onChoose={choose}
      />
      {hint && <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>}
    </>
  )
}

const Name = styled.span`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { font-size: 0.9em; }
`
