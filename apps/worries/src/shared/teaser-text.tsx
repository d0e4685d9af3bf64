import type { Post } from '@worrystone/contracts'
import { Text } from '@worrystone/ui'
import { RowText } from './compact-row.tsx'
import { langOf } from './own-language.ts'
import { useFoldLabel } from './use-fold-label.ts'

/** Two lines of a worry where it was not opened: its warning, or the topic that the reader folds, in place of the text. */
export function TeaserText({ post, lines = 2 }: { post: Post; lines?: number }) {
  const label = useFoldLabel(post)
  if (label && !post.isOwnPost) {
    return (
      <Text as="span" tone="inkSoft" strong>
        {label}
      </Text>
    )
  }
  return (
    <RowText dir="auto" lang={langOf(post)} lines={lines}>
      {post.shortContent}
    </RowText>
  )
}
