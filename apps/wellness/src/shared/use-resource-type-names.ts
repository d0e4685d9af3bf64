import type { ResourceType } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The name of each type of resource. */
export function useResourceTypeNames(): Record<ResourceType, string> {
  const t = useT()
  return {
    video: t('Video'),
    audio: t('Audio'),
    book: t('Book'),
    app: t('App'),
    website: t('Website'),
    other: t('Other'),
  }
}
