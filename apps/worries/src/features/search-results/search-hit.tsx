import { personName } from '@worrystone/community-ui'
import type { Post, SearchHit } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { Badge, color, Stack } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CategoryBadge } from '../../shared/category-badge.tsx'
import { useCollapsedTopic } from '../../shared/collapsed-topic.ts'
import { CompactRow, RowLink, RowMeta } from '../../shared/compact-row.tsx'
import { langOf } from '../../shared/own-language.ts'

type Props = {
  hit: SearchHit
  /** Collapses a text with a warning or about a collapsed topic. */
  collapse: (post: Post, text: ReactNode) => ReactNode
}

/** One search result, with the matching words marked in place. */
export function SearchHitView({ hit, collapse }: Props) {
  const t = useT()
  const relative = useRelativeTime()
  const { post, kind, excerpt } = hit
  const isWarned = useCollapsedTopic(post) !== undefined || post.contentWarning !== null
  const at = post.publishedAt ?? post.createdAt
  const text = (
    <RowLink to={`/posts/${post.id}`}>
      <Excerpt dir="auto" lang={langOf(post)}>
        {partsOf(excerpt).map(({ at, text, isMarked }) => (isMarked ? <Mark key={at}>{text}</Mark> : text))}
      </Excerpt>
    </RowLink>
  )
  return (
    <CompactRow>
      <Stack gap={1}>
        {isWarned ? collapse(post, text) : text}
        <RowMeta>
          {kind === 'story' && <Badge kind="primary">{t('Story')}</Badge>}
          <bdi>{personName(post.user)}</bdi>
          <time dateTime={at}>{relative(at)}</time>
          {post.category && <CategoryBadge category={post.category} />}
          {post.isResolved && <span>{t('Resolved')}</span>}
        </RowMeta>
      </Stack>
    </CompactRow>
  )
}

/** The excerpt cut at its marks. */
function partsOf({ text, marks }: SearchHit['excerpt']): { at: number; text: string; isMarked: boolean }[] {
  const cuts = marks.flatMap(({ start, end }) => [start, end])
  return [0, ...cuts]
    .map((at, i) => ({ at, text: text.slice(at, cuts[i] ?? text.length), isMarked: i % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

const Excerpt = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
  line-height: 1.5;
`

const Mark = styled.mark`
  background: none;
  color: ${color.primaryInk};
  font-weight: 650;
`
