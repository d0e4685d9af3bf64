import { countryGuess } from '@worrystone/safety/helplines'
import { useSession } from '@worrystone/session'
import { useState } from 'react'

const STORAGE_KEY = 'worrystone_help_country'
/** Stored for 'Another country'. */
const NO_COUNTRY = '-'

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function writeStored(country: string | null): void {
  try {
    localStorage.setItem(STORAGE_KEY, country ?? NO_COUNTRY)
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

/** The country whose services are shown, and its setter. Stored on this device only; the page's language does not influence it. */
export function useCountry(): [country: string | null, choose: (country: string | null) => void] {
  const session = useSession()
  const [choice, setChoice] = useState<{ country: string | null } | null>(null)
  const [storedCountry] = useState(readStored)
  const choose = (country: string | null) => {
    setChoice({ country })
    writeStored(country)
  }
  if (choice) return [choice.country, choose]
  if (storedCountry === NO_COUNTRY) return [null, choose]
  const profile = session.status === 'signed-in' && session.user.locationSharing ? session.user.country : null
  const guess = countryGuess({
    profileCountry: profile === 'OTHER' ? null : profile,
    chosen: storedCountry,
    languageTags: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return [guess, choose]
}
