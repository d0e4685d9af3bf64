import { useT } from '@worrystone/i18n'
import type { Week } from './use-week-labels.ts'

export type WeekKind = Exclude<keyof Week, 'from'>

/** What a week consists of, from the ground up, as it is drawn and as the table has it. */
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
