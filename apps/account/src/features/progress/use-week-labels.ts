import type { Progress } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'

export type Week = Progress['weeks'][number]

/** How weeks are named: short below an axis, and whole with what happened in them. */
export function useWeekLabels() {
  const t = useT()
  const { locale } = useLanguage()
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const short = ({ from }: Week) => day.format(new Date(from))
  return {
    short,
    name: (week: Week) => t('Week from {{day}}', { day: short(week) }),
  }
}
