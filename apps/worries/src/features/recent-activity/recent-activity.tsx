import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postListsApi } from '@worrystone/contracts'
import { useFormat, useRelativeTime, useT } from '@worrystone/i18n'
import { EmptyWithLink, QueryView } from '@worrystone/remote-kit/bundled'
import { List, Skeleton } from '@worrystone/ui'
import { CompactRow, RowLink, RowMeta } from '../../shared/compact-row.tsx'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import { PersonLink, PersonPicture } from '../../shared/person-link.tsx'
import { fetchPosts, postsKey } from '../../shared/post-cache.ts'
import { TeaserText } from '../../shared/teaser-text.tsx'

const SHOWN = 3

/** The latest worries of oneself and of followed people. */
export function RecentActivity() {
  const t = useT()
  const recent = useQuery({
    queryKey: postsKey('member', 'recent'),
    queryFn: ({ signal }) =>
      fetchPosts(() => call(postListsApi.personalized, { query: { limit: SHOWN } }, { signal, retries: 1 })),
  })
  return (
    <QueryView
      query={recent}
      failure={t('Failed to load posts')}
      loading={t('Loading recent activity')}
      skeleton={<Skeleton lines={SHOWN} height="3.5rem" />}
    >
      {({ posts }) => <Activities all={posts} />}
    </QueryView>
  )
}

function Activities({ all }: { all: Post[] }) {
  const t = useT()
  const posts = useWithoutPendingRemovals(all)
  if (posts.length === 0) {
    return (
      <EmptyWithLink
        title={t('No recent activity yet. Start by sharing your first worry!')}
        to="/feed?share=1"
        label={t('Share a worry')}
      />
    )
  }
  return (
    <List gap={1}>
      {posts.slice(0, SHOWN).map((post) => (
        <li key={post.id}>
          <Activity post={post} />
        </li>
      ))}
    </List>
  )
}

function Activity({ post }: { post: Post }) {
  const relative = useRelativeTime()
  const { dateTime } = useFormat()
  const at = post.publishedAt ?? post.createdAt
  return (
    <CompactRow>
      <PersonPicture user={post.user} />
      <div>
        <RowLink to={`/posts/${post.id}`}>
          <TeaserText post={post} />
        </RowLink>
        <RowMeta>
          <PersonLink user={post.user} />
          <time dateTime={at} title={dateTime(at)}>
            {relative(at)}
          </time>
        </RowMeta>
      </div>
    </CompactRow>
  )
}
