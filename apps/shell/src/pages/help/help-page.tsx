import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCountry } from '../../features/help/use-country.ts'
import { CountryHelp } from './country-help.tsx'
import { HelpContent, MINUTE } from './help-content.tsx'

/** The sections that the reader expanded in the static page. */
const findExpandedIds = () => new Set([...document.querySelectorAll('#root details[open]')].map(({ id }) => id))

/** `/help`: services for any country. It requests nothing from the API or from remotes. */
export function HelpPage() {
  const t = useT()
  usePageTitle(t('Need help now?'))
  const [now] = useState(() => new Date())
  const [unfolded] = useState(findExpandedIds)
  const [country, chooseCountry] = useCountry()
  const { hash } = useLocation()
  return (
    <HelpContent
      country={country}
      onCountry={chooseCountry}
      now={now}
      countryHelp={<CountryHelp country={country} now={now} />}
      unfolded={unfolded}
      beginsMinute={hash === `#${MINUTE}`}
    />
  )
}
