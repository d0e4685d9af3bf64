import { useT } from '@worrystone/i18n'
import type { Week } from './use-week-labels.ts'

export type WeekKind = Exclude<keyof Week, 'from'>

/** The kinds of activity of a week, in the order of the picture, from the bottom, and of the table. */
export function useWeekKinds(): { kind: WeekKind; label: string }[] {
  const t = useT()
  return [
    { kind: 'shared', label: t('Shared') },
    { kind: 'received', label: t('Kind words received') },
    { kind: 'given', label: t('Kind words given') },
    { kind: 'exercises', label: t('Exercises') },
    { kind: 'resolved', label: t('Resolved') },
  ]
}
