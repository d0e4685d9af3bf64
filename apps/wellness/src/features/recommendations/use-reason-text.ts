import type { Category, Recommendation, TimeOfDay } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { useMemo } from 'react'

type Reason = Recommendation['reason']

/** Why an exercise is recommended, as one line. Whole sentences, because word order differs between languages. */
export function useReasonText(): (reason: Reason) => string {
  const t = useT()
  const { locale } = useLanguage()
  const weekday = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }), [locale])
  const wroteAbout: Record<Category, string> = {
    work: t('Because you wrote about work'),
    relationships: t('Because you wrote about relationships'),
    health: t('Because you wrote about health'),
    family: t('Because you wrote about family'),
    finances: t('Because you wrote about money'),
    education: t('Because you wrote about learning'),
    future: t('Because you wrote about the future'),
    social: t('Because you wrote about being with people'),
    personal: t('Because of what you wrote about yourself'),
    other: t('Because of what you wrote lately'),
  }
  const times: Record<TimeOfDay, string> = {
    morning: t('Good for a morning'),
    day: t('Good for the middle of the day'),
    evening: t('Good for an evening'),
    night: t('Good for the night'),
  }
  return (reason) => {
    switch (reason.kind) {
      case 'wrote-about':
        return wroteAbout[reason.category]
      case 'helped-you':
        return t('It helped you before ({{day}})', { day: weekday.format(new Date(reason.at)) })
      case 'helped-others':
        return t('It helped others with a similar worry')
      case 'time-of-day':
        return times[reason.time]
      default:
        return t('A good one to begin with')
    }
  }
}
