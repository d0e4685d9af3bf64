import type { Tier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The name of each plan. */
export function usePlanNames(): Record<Tier, string> {
  const t = useT()
  return { free: t('Free'), supporter: t('Supporter'), premium: t('Premium') }
}
