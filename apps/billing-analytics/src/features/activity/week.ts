import { useLanguage } from '@worrystone/i18n'
import { useMemo } from 'react'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

type WeekInfo = { firstDay: number }
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }

/** 0 for Sunday. Monday where the browser has no week data. */
function getFirstDay(locale: string): number {
  const info = new Intl.Locale(locale) as LocaleWithWeek
  return ((info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1) % DAYS.length
}

export type Weekday = { day: number; short: string; narrow: string; long: string }

/** The days of the week in the order and with the names of the reader's language. */
export function useWeek(): Weekday[] {
  const { locale } = useLanguage()
  return useMemo(() => {
    const name = (weekday: 'short' | 'narrow' | 'long') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    const [short, narrow, long] = [name('short'), name('narrow'), name('long')]
    const firstDay = getFirstDay(locale)
    return DAYS.map((offset) => {
      const day = (firstDay + offset) % DAYS.length
      const date = new Date(SUNDAY + day * DAY_MS)
      return { day, short: short.format(date), narrow: narrow.format(date), long: long.format(date) }
    })
  }, [locale])
}
