import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Empty, lazyComponent, Skeleton } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { type PersonView, useFeed } from './feed.queries.ts'
import { FeedPosts, loadFeedExtras } from './feed-posts.tsx'

const NoOwnPosts = lazyComponent(async () => (await loadFeedExtras()).NoOwnPosts)

type Props = { view: PersonView; username: string; isOwn: boolean; renderPost: (post: Post, id: string) => ReactNode }

/** The worries of one person that the viewer may read, newest first. */
export function PersonPosts({ view, username, isOwn, renderPost }: Props) {
  const t = useT()
  const noPosts = isOwn ? (
    <NoOwnPosts waiting={<Skeleton lines={3} height="7rem" />} />
  ) : (
    <Empty title={t('{{name}} has not shared a worry with you yet.', { name: username })} />
  )
  return <FeedPosts feed={useFeed(view)} skeletons={3} renderPost={renderPost} empty={noPosts} />
}
