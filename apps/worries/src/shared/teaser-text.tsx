import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Text } from '@worrystone/ui'
import { useCollapsedTopic } from './collapsed-topic.ts'
import { RowText } from './compact-row.tsx'
import { langOf } from './own-language.ts'
import { useTopicLabels, useWarningLabels } from './warning-labels.ts'

/** Two lines of a worry where it was not opened: its warning, or the topic that the reader folds, in place of the text. */
export function TeaserText({ post, lines = 2 }: { post: Post; lines?: number }) {
  const t = useT()
  const warnings = useWarningLabels()
  const topics = useTopicLabels()
  const topic = useCollapsedTopic(post)
  if (post.contentWarning && !post.isOwnPost) {
    return (
      <Text as="span" tone="inkSoft" strong>
        {t('Warning: {{warning}}', { warning: warnings[post.contentWarning] })}
      </Text>
    )
  }
  if (topic) {
    return (
      <Text as="span" tone="inkSoft" strong>
        {t('Folded, as you wish: {{topic}}', { topic: topics[topic] })}
      </Text>
    )
  }
  return (
    <RowText dir="auto" lang={langOf(post)} lines={lines}>
      {post.shortContent}
    </RowText>
  )
}
