import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit'
import { Empty, Failure, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { useStaying } from '../../shared/leaving-posts.ts'
import { NothingShared } from '../../shared/nothing-shared.tsx'
import type { PostList } from '../../shared/post-cache.ts'
import { CardSkeletons } from './card-skeleton.tsx'
import { type PersonView, useFeed, useMore, usePosts } from './feed.queries.ts'
import { FeedEnd } from './feed-end.tsx'
import { FeedList } from './feed-list.tsx'

type Props = { view: PersonView; username: string; isOwn: boolean; renderPost: (post: Post, id: string) => ReactNode }

/** What one person shared and the viewer may read, newest first. */
export function PersonPosts(props: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const posts = useFeed(props.view)
  if (posts.data) return <Shared {...props} list={posts.data} />
  if (posts.isError) {
    return <Failure message={errorMessage(posts.error, t('Failed to load posts'))} onRetry={() => void posts.refetch()} />
  }
  return (
    <>
      <VisuallyHidden role="status">{t('Loading worries')}</VisuallyHidden>
      <CardSkeletons count={3} />
    </>
  )
}

function Shared({ view, username, isOwn, renderPost, list }: Props & { list: PostList }) {
  const t = useT()
  const all = usePosts(list)
  const posts = useStaying(all)
  const more = useMore(view, list)
  if (posts.length === 0 && !more.hasMore) {
    return isOwn ? <NothingShared /> : <Empty title={t('{{name}} has not shared a worry with you yet.', { name: username })} />
  }
  return (
    <>
      <FeedList posts={posts} isComplete={!more.hasMore} isBusy={more.isPending} renderPost={renderPost} onEnd={more.load} />
      <FeedEnd at={all.length} more={more} />
    </>
  )
}
