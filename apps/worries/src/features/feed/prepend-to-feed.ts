import type { Post } from '@worrystone/contracts'
import { updatePostList } from '../../shared/post-cache.ts'
import { feedKey } from './feed.queries.ts'

/** Adds a worry just shared to every list of its author where it belongs, without another request. */
export function prependToFeed(post: Post) {
  const ownFeedKey = feedKey({ userId: post.userId, audience: 'member' })
  const feeds = (['all', 'following'] as const).flatMap((tab) =>
    (['all', post.privacyLevel] as const).map((privacy) =>
      feedKey({ tab, privacy, languages: '', category: 'all', audience: 'member' }),
    ),
  )
  for (const key of [ownFeedKey, ...feeds]) {
    updatePostList(key, (list) => {
      const [first, ...rest] = list.pages
      if (!first) return list
      return { ...list, pages: [{ ...first, posts: [post, ...first.posts.filter(({ id }) => id !== post.id)] }, ...rest] }
    })
  }
}
