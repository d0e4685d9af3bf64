import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Empty, Failure, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { NoOwnPosts } from '../../shared/no-own-posts.tsx'
import { useWithoutPendingRemovals } from '../../shared/pending-removals.ts'
import { CardSkeletons } from './card-skeleton.tsx'
import { type Feed, type PersonView, useFeed } from './feed.queries.ts'
import { FeedEnd } from './feed-end.tsx'
import { FeedList } from './feed-list.tsx'

type Props = { view: PersonView; username: string; isOwn: boolean; renderPost: (post: Post, id: string) => ReactNode }

/** The worries of one person that the viewer may read, newest first. */
export function PersonPosts(props: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const feed = useFeed(props.view)
  if (feed.data) return <Shared {...props} feed={feed} all={feed.data} />
  if (feed.isError) {
    return <Failure message={errorMessage(feed.error, t('Failed to load posts'))} onRetry={() => void feed.refetch()} />
  }
  return (
    <>
      <VisuallyHidden role="status">{t('Loading worries')}</VisuallyHidden>
      <CardSkeletons count={3} />
    </>
  )
}

function Shared({ username, isOwn, renderPost, feed, all }: Props & { feed: Feed; all: Post[] }) {
  const t = useT()
  const posts = useWithoutPendingRemovals(all)
  if (posts.length === 0 && !feed.hasNextPage) {
    return isOwn ? <NoOwnPosts /> : <Empty title={t('{{name}} has not shared a worry with you yet.', { name: username })} />
  }
  return (
    <>
      <FeedList
        posts={posts}
        isComplete={!feed.hasNextPage}
        isBusy={feed.isFetchingNextPage}
        renderPost={renderPost}
        onEnd={feed.fetchNextPage}
      />
      <FeedEnd feed={feed} />
    </>
  )
}
