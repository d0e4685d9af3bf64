import type { ContentWarning, SensitiveTopic } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** The labels of the content warnings, in order. */
export function useWarningLabels(): Record<ContentWarning, string> {
  const t = useT()
  return {
    'self-harm': t('Self-harm'),
    violence: t('Violence'),
    'sexual-violence': t('Sexual violence'),
    loss: t('Loss and grief'),
    eating: t('Eating and body'),
    substances: t('Alcohol and drugs'),
    other: t('Hard to read'),
  }
}

/** The labels of the topics that readers can collapse. */
export function useTopicLabels(): Record<SensitiveTopic, string> {
  const t = useT()
  return {
    'self-harm': t('Self-harm'),
    eating: t('Eating and body'),
    abuse: t('Violence and abuse'),
    death: t('Death and grief'),
    substances: t('Alcohol and drugs'),
  }
}
