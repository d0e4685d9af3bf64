import type { FollowUpAnswer } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** In the order in which they are offered. */
export function useAnswerNames(): Record<FollowUpAnswer, string> {
  const t = useT()
  return { lighter: t('Lighter'), same: t('The same'), heavier: t('Heavier') }
}
