import type { ResourceCost } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The cost of help, in a word or two. */
export function useCostNames(): Record<ResourceCost, string> {
  const t = useT()
  return {
    free: t('Free of charge'),
    paid: t('Paid'),
    insurance: t('Paid by insurance'),
    sliding_scale: t('By income'),
  }
}
