import type { Wish } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

export function useWishLabels(): Record<Wish, string> {
  const t = useT()
  return {
    listen: t('Just listen'),
    ideas: t('Ideas welcome'),
    reassure: t('Tell me it passes'),
  }
}
