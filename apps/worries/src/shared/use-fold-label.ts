import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useCollapsedTopic } from './collapsed-topic.ts'
import { useTopicLabels, useWarningLabels } from './warning-labels.ts'

/** Why a worry is collapsed: its author's warning, or a topic that the reader collapses. The author's own has a label, and is not collapsed. */
export function useFoldLabel(post: Pick<Post, 'contentWarning' | 'isOwnPost' | 'topics'>): string | undefined {
  const t = useT()
  const warnings = useWarningLabels()
  const topics = useTopicLabels()
  const topic = useCollapsedTopic(post)
  if (post.contentWarning) return t('Warning: {{warning}}', { warning: warnings[post.contentWarning] })
  return topic && t('Folded, as you wish: {{topic}}', { topic: topics[topic] })
}
