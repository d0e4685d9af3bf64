import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Empty } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { NoOwnPosts } from '../../shared/no-own-posts.tsx'
import { type PersonView, useFeed } from './feed.queries.ts'
import { FeedPosts } from './feed-posts.tsx'

type Props = { view: PersonView; username: string; isOwn: boolean; renderPost: (post: Post, id: string) => ReactNode }

/** The worries of one person that the viewer may read, newest first. */
export function PersonPosts({ view, username, isOwn, renderPost }: Props) {
  const t = useT()
  const noPosts = isOwn ? (
    <NoOwnPosts />
  ) : (
    <Empty title={t('{{name}} has not shared a worry with you yet.', { name: username })} />
  )
  return <FeedPosts feed={useFeed(view)} skeletons={3} renderPost={renderPost} empty={noPosts} />
}
