import type { Week } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'

export type { Week }

/** Labels of weeks: short for the axis, and long with the week's figures. */
export function useWeekLabels() {
  const t = useT()
  const { locale } = useLanguage()
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const short = ({ from }: Week) => day.format(new Date(from))
  return {
    short,
    long: (week: Week) => t('Week from {{day}}', { day: short(week) }),
  }
}
