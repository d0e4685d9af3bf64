import { useLanguage } from '@worrystone/i18n'
import { useMemo } from 'react'

const HOUR_MS = 3_600_000

/** Hours of the day in the language's notation. */
export function useHours(hoursEach: number) {
  const { locale } = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    const short = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' })
    const start = (hour: number) => short.format(hour * HOUR_MS)
    const range = (hour: number) => format.formatRange(hour * HOUR_MS, (hour + hoursEach) * HOUR_MS - HOUR_MS / 60)
    return { start, range }
  }, [locale, hoursEach])
}
