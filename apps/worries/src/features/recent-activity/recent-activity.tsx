import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postListsApi } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { Avatar, ButtonLink, color, Empty, Failure, font, radius, Skeleton, space, VisuallyHidden } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useFailureSentence } from '../../shared/failure-sentence.ts'
import { useStaying } from '../../shared/leaving-posts.ts'
import { askFor, keyOf } from '../../shared/post-cache.ts'
import { useWarningWords } from '../../shared/warning-words.ts'

const SHOWN = 3

/** The latest worries of one's own and of the people one follows. */
export function RecentActivity() {
  const t = useT()
  const sentence = useFailureSentence()
  const recent = useQuery({
    queryKey: keyOf('member', 'recent'),
    queryFn: ({ signal }) => askFor(() => call(postListsApi.personalized, { query: { limit: SHOWN } }, { signal, retries: 1 })),
  })
  const posts = useStaying(recent.data?.posts ?? [])

  if (recent.isPending) {
    return (
      <Rows as="div">
        <VisuallyHidden role="status">{t('Loading recent activity')}</VisuallyHidden>
        <Skeleton lines={SHOWN} height="3.5rem" />
      </Rows>
    )
  }
  if (!recent.data) {
    return <Failure message={sentence(recent.error, t('Failed to load posts'))} onRetry={() => void recent.refetch()} />
  }
  if (posts.length === 0) {
    return (
      <Empty
        title={t('No recent activity yet. Start by sharing your first worry!')}
        action={
          <ButtonLink as={Link} to="/feed?share=1">
            {t('Share a worry')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Rows>
      {posts.slice(0, SHOWN).map((post) => (
        <li key={post.id}>
          <Activity post={post} />
        </li>
      ))}
    </Rows>
  )
}

function Activity({ post }: { post: Post }) {
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const t = useT()
  const words = useWarningWords()
  const at = post.publishedAt ?? post.createdAt
  return (
    <Row to={`/posts/${post.id}`}>
      <Avatar user={post.user} />
      <span>
        {post.contentWarning && !post.isOwnPost ? (
          <Folded>{t('Warning: {{warning}}', { warning: words[post.contentWarning] })}</Folded>
        ) : (
          <Worry dir="auto">{post.shortContent}</Worry>
        )}
        <Facts>
          <bdi>{post.user.displayName || post.user.username}</bdi>
          <time dateTime={at} title={dateTime(at)}>
            {relative(at)}
          </time>
        </Facts>
      </span>
    </Row>
  )
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 3.5rem;
  padding: ${space[2]};
  border-radius: ${radius.m};
  color: ${color.ink};
  text-decoration: none;
  &:hover { background: ${color.wash}; }
  > :last-child { flex: 1; min-inline-size: 0; }
`

const Worry = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${font.serif};
  overflow-wrap: anywhere;
  text-align: start;
`

const Folded = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-weight: 650;
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
