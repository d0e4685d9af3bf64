import type { Feature, Tier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** One sentence about each plan. */
export function usePlanDescriptions(): Record<Tier, string> {
  const t = useT()
  return {
    free: t('Everything that helps: sharing, support, help now, exercises for a bad hour.'),
    supporter: t('You help to run this site, and see how the community is doing.'),
    premium: t('All guided exercises and techniques, own lists and a closer look at the community.'),
  }
}

/** The features of every plan. */
export function useFreeFeatureNames(): string[] {
  const t = useT()
  return [
    t('Sharing worries, support and comments'),
    t('Help now, crisis services and exercises for a bad hour'),
    t('Blocking, muting and reporting'),
    t('A copy of your own data, and deleting it'),
  ]
}

/** The features that plans add. A feature that is not built yet is left out, although it has a tier. */
export function useFeatureNames(): Partial<Record<Feature, string>> {
  const t = useT()
  return {
    personal_analytics: t('Figures by country and region'),
    data_export: t('Figures as a file to download'),
    demographic_analytics: t('Community figures and trending topics'),
    guided_exercises: t('All guided exercises and coping techniques'),
    mental_health_resources: t('Own lists of resources, and suggestions for you'),
  }
}
