import type { Category } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The names of the categories. */
export function useCategoryNames(): Record<Category, string> {
  const t = useT()
  return {
    work: t('Work & Career'),
    relationships: t('Relationships'),
    health: t('Health & Wellness'),
    family: t('Family'),
    finances: t('Financial'),
    education: t('Education'),
    future: t('Future'),
    social: t('Social'),
    personal: t('Personal Growth'),
    other: t('Other'),
  }
}
