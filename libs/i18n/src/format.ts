import { useMemo, useSyncExternalStore } from 'react'
import { i18n, type LanguageState } from './i18n.ts'

/** The page's language and its reading direction; `locale` is for Intl. */
export const useLanguage = (): LanguageState => useSyncExternalStore(i18n.subscribe, i18n.state, i18n.state)

type Format = {
  date(iso: string): string
  dateTime(iso: string): string
  number(n: number): string
  /** 'in 12 seconds'; from a minute and a half on in whole minutes. */
  fromNow(seconds: number): string
}

const MAX_SECONDS = 90

/** Created at the first use: a page without numbers and dates does not pay for them before its first paint. */
function once<T>(create: () => T): () => T {
  let created: T | undefined
  return () => (created ??= create())
}

function formatOf(locale: string): Format {
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const number = once(() => new Intl.NumberFormat(locale))
  const relative = once(() => new Intl.RelativeTimeFormat(locale))
  return {
    date: (iso) => date().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    number: (n) => number().format(n),
    fromNow: (seconds) =>
      seconds <= MAX_SECONDS ? relative().format(seconds, 'second') : relative().format(Math.ceil(seconds / 60), 'minute'),
  }
}

// Created once for each locale: Intl objects are slow to create, and a list needs them for every card.
const formats = new Map<string, Format>()

/** Formats dates and numbers for this language and region. */
export function useFormat(): Format {
  const { locale } = useLanguage()
  return useMemo(() => {
    const format = formats.get(locale) ?? formatOf(locale)
    formats.set(locale, format)
    return format
  }, [locale])
}
