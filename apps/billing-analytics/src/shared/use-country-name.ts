import { useLanguage } from '@worrystone/i18n'
import { useMemo } from 'react'

/** The name of a country in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { code: language } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return (code) => names.of(code) ?? code
  }, [language])
}
