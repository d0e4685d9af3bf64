import { countryGuess } from '@worrystone/safety/helplines'
import { useSession } from '@worrystone/session'
import { useState } from 'react'

const KEPT = 'worrystone_help_country'
/** Kept when the person says that theirs is none of the list. */
const NO_COUNTRY = '-'

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keep(country: string | null): void {
  try {
    localStorage.setItem(KEPT, country ?? NO_COUNTRY)
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}

/** The country whose services are shown, and how to choose another. It is kept on this device only. The page's language has no say in it. */
export function useCountry(): [country: string | null, choose: (country: string | null) => void] {
  const session = useSession()
  const [choice, setChoice] = useState<{ country: string | null } | null>(null)
  const [chosen] = useState(kept)
  const choose = (country: string | null) => {
    setChoice({ country })
    keep(country)
  }
  if (choice) return [choice.country, choose]
  if (chosen === NO_COUNTRY) return [null, choose]
  const profile = session.status === 'signed-in' && session.user.locationSharing ? session.user.country : null
  const guess = countryGuess({
    profileCountry: profile === 'OTHER' ? null : profile,
    chosen,
    languageTags: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return [guess, choose]
}
