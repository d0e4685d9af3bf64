import type { ResourceProblem } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The names of an entry's possible problems. */
export function useProblemNames(): Record<ResourceProblem, string> {
  const t = useT()
  return {
    'broken-address': t('The link does not work'),
    'wrong-facts': t('Something in it is not right'),
    closed: t('It does not exist any more'),
    harmful: t('It does harm'),
    other: t('Something else'),
  }
}
