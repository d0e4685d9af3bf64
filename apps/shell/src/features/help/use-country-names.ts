import { useLanguage } from '@worrystone/i18n'
import { useMemo } from 'react'

/** Names of countries in the page's language, in its alphabetical order. */
export function useCountryNames(codes: readonly string[]): { code: string; name: string }[] {
  const { code: language } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return codes.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name, language))
  }, [codes, language])
}

export function useCountryName(code: string | null): string | null {
  const { code: language } = useLanguage()
  return code === null ? null : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)
}
