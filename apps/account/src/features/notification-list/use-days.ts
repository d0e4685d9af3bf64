import { useLanguage, useT } from '@worrystone/i18n'
import { useMemo } from 'react'

export type Day<Item> = { key: string; title: string; items: Item[] }

const DAY_MS = 24 * 60 * 60_000
/** Beyond it the day of the week alone is ambiguous, and a heading for each day is larger than the lines below it. */
const NAMED_DAYS = 7

/** Midnight in the reader's time zone, as UTC, so that all days are equally long. */
const startOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

/** Groups items, the latest first, by the reader's days: Today, Yesterday, the day of the week; before that by months. */
export function useDays(): <Item extends { createdAt: string }>(items: readonly Item[]) => Day<Item>[] {
  const t = useT()
  const { locale } = useLanguage()
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const titleOf = (day: number) => {
      const age = Math.round((startOf(new Date()) - day) / DAY_MS)
      if (age <= 0) return t('Today')
      if (age === 1) return t('Yesterday')
      return (age < NAMED_DAYS ? weekday : month).format(day)
    }
    return (items) =>
      [...Map.groupBy(items, ({ createdAt }) => titleOf(startOf(new Date(createdAt))))].map(([title, ofDay]) => ({
        key: title,
        title,
        items: ofDay,
      }))
  }, [t, locale])
}
