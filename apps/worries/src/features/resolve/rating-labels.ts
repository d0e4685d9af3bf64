import { useT } from '@worrystone/i18n'

/** The labels of the ratings from 1 to 5. */
export function useRatingLabels(): (rating: number) => string {
  const t = useT()
  const labels = [
    t('Helped hardly at all'),
    t('Helped a little'),
    t('Helped somewhat'),
    t('Helped a lot'),
    t('Helped more than anything'),
  ]
  return (rating) => labels[rating - 1] ?? ''
}
