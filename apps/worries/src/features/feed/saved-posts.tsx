import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type Post, savedPostsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { EmptyWithLink } from '@worrystone/remote-kit/bundled'
import type { ReactNode } from 'react'
import { fetchPosts, postsKey } from '../../shared/post-cache.ts'
import { FeedPosts } from './feed-posts.tsx'

const savedQuery = pagedQuery({
  queryKey: postsKey('member', 'saved'),
  fetchPage: (query, options) =>
    fetchPosts(async () => ({ ...(await call(savedPostsApi.list, { query }, options)), nextCursor: null })),
  itemsOf: ({ posts }) => posts,
  idOf: ({ id }) => id,
})

/** The saved worries that can still be seen, last saved first. One that is taken off leaves the list at once. */
export function SavedPosts({ renderPost }: { renderPost: (post: Post, id: string) => ReactNode }) {
  const t = useT()
  const list = useInfiniteQuery({ ...savedQuery, refetchOnMount: 'always' })
  const data = list.data?.filter(({ isSaved }) => isSaved)
  return (
    <FeedPosts
      feed={{ ...list, data }}
      skeletons={3}
      renderPost={renderPost}
      empty={
        <EmptyWithLink
          title={t('Nothing saved yet. Open the menu of a worry that stays with you, and save it for later.')}
          to="/feed"
          label={t('Go to the feed')}
        />
      }
    />
  )
}
