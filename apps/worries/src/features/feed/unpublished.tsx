import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { LIMITS, type Post, postListsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { EmptyWithLink, QueryView } from '@worrystone/remote-kit/bundled'
import { List, Skeleton } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import { fetchPosts, postsKey } from '../../shared/post-cache.ts'
import { getPostState, type PostState } from '../../shared/post-state.ts'

type Props = {
  userId: string
  state: Exclude<PostState, 'published'>
  renderPost: (post: Post) => ReactNode
}

/** One's own drafts or scheduled worries, which no feed contains. */
export function Unpublished({ userId, ...rest }: Props) {
  const t = useT()
  const own = useQuery({
    queryKey: postsKey('member', 'unpublished', userId),
    // The unpublished ones come first.
    queryFn: ({ signal }) =>
      fetchPosts(() =>
        call(
          postListsApi.byUser,
          { params: { userId }, query: { includeScheduled: 'true', limit: LIMITS.pageMax } },
          { signal, retries: 1 },
        ),
      ),
    // A scheduled worry is removed from this list when it is published.
    refetchInterval: 30_000,
  })
  return (
    <QueryView
      query={own}
      failure={t('Failed to load posts')}
      loading={t('Loading worries')}
      skeleton={<Skeleton lines={3} height="7rem" />}
    >
      {({ posts }) => <UnpublishedList all={posts} {...rest} />}
    </QueryView>
  )
}

function UnpublishedList({ all, state, renderPost }: Omit<Props, 'userId'> & { all: Post[] }) {
  const posts = useWithoutPendingRemovals(all).filter((post) => getPostState(post) === state)
  if (posts.length === 0) return <NothingUnpublished state={state} />
  // Drafts: the newest first, as loaded. Scheduled ones: the next to appear first.
  if (state === 'scheduled') posts.sort((a, b) => (a.scheduledFor ?? '').localeCompare(b.scheduledFor ?? ''))
  return (
    <List gap={4}>
      {posts.map((post) => (
        <li key={post.id}>{renderPost(post)}</li>
      ))}
    </List>
  )
}

function NothingUnpublished({ state }: Pick<Props, 'state'>) {
  const t = useT()
  return (
    <EmptyWithLink
      title={
        state === 'draft'
          ? t('No drafts. What you are not ready to share can wait here, seen only by you.')
          : t('Nothing waits for its time. When you share a worry, you can choose a later moment.')
      }
      to="/feed?share=1"
      label={t('Share a worry')}
    />
  )
}
