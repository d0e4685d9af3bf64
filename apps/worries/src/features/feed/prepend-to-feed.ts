import type { Post } from '@worrystone/contracts'
import { updatePostList } from '../../shared/post-cache.ts'
import { feedKey } from './feed.queries.ts'

/** Adds a worry just shared to every list of its author where it belongs, without another request. */
export function prependToFeed(post: Post) {
  for (const tab of ['all', 'following'] as const) {
    for (const privacy of ['all', post.privacyLevel] as const) {
      updatePostList(feedKey({ tab, privacy, audience: 'member' }), (list) => {
        const [first, ...rest] = list.pages
        if (!first) return list
        return { ...list, pages: [{ ...first, posts: [post, ...first.posts.filter(({ id }) => id !== post.id)] }, ...rest] }
      })
    }
  }
}
