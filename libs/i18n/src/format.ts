import { useMemo, useSyncExternalStore } from 'react'
import { i18n, type LanguageState } from './i18n.ts'

/** The page's language and its reading direction; `locale` is for Intl. */
export const useLanguage = (): LanguageState => useSyncExternalStore(i18n.subscribe, i18n.state, i18n.state)

type Format = { date(iso: string): string; dateTime(iso: string): string; number(n: number): string }

function formatOf(locale: string): Format {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const number = new Intl.NumberFormat(locale)
  return {
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    number: (n) => number.format(n),
  }
}

// Made once for each locale: Intl takes its time, and a list asks for every card.
const formats = new Map<string, Format>()

/** Dates and numbers as people of this language and region write them. */
export function useFormat(): Format {
  const { locale } = useLanguage()
  return useMemo(() => {
    const format = formats.get(locale) ?? formatOf(locale)
    formats.set(locale, format)
    return format
  }, [locale])
}
