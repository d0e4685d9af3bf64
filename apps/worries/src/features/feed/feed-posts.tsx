import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { lazyComponent } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import { CardSkeletons } from './card-skeleton.tsx'
import type { FeedPages } from './feed.queries.ts'
import { FeedList } from './feed-list.tsx'

/** Optional or late parts. One chunk: the hash of each chunk is in the entry, which every page fetches. */
export const loadFeedExtras = () => import('./feed-extras.tsx')
const FeedEnd = lazyComponent(async () => (await loadFeedExtras()).FeedEnd)

type Props = {
  feed: FeedPages
  /** The number of cards while it loads. */
  skeletons?: number
  renderPost: (post: Post, id: string) => ReactNode
  /** Replaces the list when there are no worries. */
  empty: ReactNode
}

/** The worries of a feed in each of its states, and the loader below them. */
export function FeedPosts({ feed, skeletons, ...rest }: Props) {
  const t = useT()
  return (
    <QueryView
      query={feed}
      failure={t('Failed to load posts')}
      loading={t('Loading worries')}
      skeleton={<CardSkeletons count={skeletons} />}
    >
      {(all) => <LoadedPosts feed={feed} all={all} {...rest} />}
    </QueryView>
  )
}

function LoadedPosts({ feed, all, renderPost, empty }: Props & { all: Post[] }) {
  const posts = useWithoutPendingRemovals(all)
  if (posts.length === 0 && !feed.hasNextPage) return empty
  const fetchNextPage = () => void (feed.hasNextPage && !feed.isFetching && feed.fetchNextPage())
  return (
    <>
      <FeedList
        posts={posts}
        isComplete={!feed.hasNextPage}
        isBusy={feed.isFetchingNextPage}
        renderPost={renderPost}
        onEnd={fetchNextPage}
      />
      <FeedEnd feed={feed} onNextPage={fetchNextPage} />
    </>
  )
}
