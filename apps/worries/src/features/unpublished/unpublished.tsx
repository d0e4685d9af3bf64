import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { LIMITS, type Post, postListsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { List, Skeleton, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import { postsKey } from '../../shared/post-cache.ts'
import { getPostState } from '../../shared/post-state.ts'

type Props = { userId: string; renderPost: (post: Post) => ReactNode }

/** One's own drafts and scheduled worries, which no feed contains. */
export function Unpublished({ userId, renderPost }: Props) {
  const t = useT()
  const own = useQuery({
    queryKey: postsKey('member', 'unpublished', userId),
    queryFn: ({ signal }) =>
      call(
        postListsApi.byUser,
        { params: { userId }, query: { includeScheduled: 'true', limit: LIMITS.pageMax } },
        { signal, retries: 1 },
      ),
    // A scheduled worry is removed from this list when it is published.
    refetchInterval: 30_000,
  })
  return (
    <QueryView query={own} failure={t('Failed to load posts')} skeleton={<Skeleton height="11rem" />}>
      {({ posts }) => <UnpublishedList all={posts} renderPost={renderPost} />}
    </QueryView>
  )
}

function UnpublishedList({ all, renderPost }: { all: Post[]; renderPost: Props['renderPost'] }) {
  const t = useT()
  const posts = useWithoutPendingRemovals(all).filter((post) => getPostState(post) !== 'published')
  if (posts.length === 0)
    return (
      <Text tone="inkSoft" style={{ marginInline: 'auto' }}>
        {t('No drafts and nothing scheduled.')}
      </Text>
    )
  return (
    <List gap={4}>
      {posts.map((post) => (
        <li key={post.id}>{renderPost(post)}</li>
      ))}
    </List>
  )
}
