import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type Post, postListsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Empty, List, Skeleton, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import { fetchPosts, postsKey } from '../../shared/post-cache.ts'

const REQUESTED = 10
const SHOWN = 5

/** The latest public worries. */
export function RecentPosts({ renderPost }: { renderPost: (post: Post) => ReactNode }) {
  const t = useT()
  const recent = useQuery({
    queryKey: postsKey('member', 'recent', 'community'),
    queryFn: ({ signal }) => fetchPosts(() => call(postListsApi.list, { query: { limit: REQUESTED } }, { signal, retries: 1 })),
  })
  const posts = useWithoutPendingRemovals(recent.data?.posts ?? [])
    .filter(({ privacyLevel, publishedAt }) => privacyLevel === 'public' && publishedAt !== null)
    .slice(0, SHOWN)

  if (recent.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading recent worries')}</VisuallyHidden>
        <Skeleton lines={3} height="9rem" />
      </div>
    )
  }
  if (posts.length === 0) {
    return (
      <Empty
        title={t('No recent posts to show')}
        action={
          recent.isError ? (
            <Button kind="quiet" onClick={() => void recent.refetch()}>
              {t('Try Again')}
            </Button>
          ) : undefined
        }
      />
    )
  }
  return (
    <List gap={4}>
      {posts.map((post) => (
        <li key={post.id}>{renderPost(post)}</li>
      ))}
    </List>
  )
}
