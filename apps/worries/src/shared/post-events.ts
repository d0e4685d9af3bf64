import { queryClient } from '@worrystone/api-client'
import { useEvent } from '@worrystone/events'
import { changeAuthor, dropPost, isPart, type Part } from './post-cache.ts'

const askAgain = (...parts: Part[]) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPart(queryKey, ...parts) })

/**
 * Follows what other parts of the page tell about worries and people. Each page and slot of this remote calls it once.
 * A feed on screen is never asked for anew: what one is reading stays where it is.
 */
export function usePostEvents() {
  useEvent('post.created/1', () => askAgain('look', 'recent', 'unpublished'))
  useEvent('post.changed/1', () => askAgain('post', 'look', 'recent', 'unpublished'))
  useEvent('post.removed/1', ({ postId }) => dropPost(postId))
  useEvent('follow.changed/1', ({ userId, isFollowing }) => {
    changeAuthor(userId, isFollowing)
    askAgain('recent')
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isPart(queryKey, 'feed', 'look') })
  })
}
