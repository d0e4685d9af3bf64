import { queryClient } from '@worrystone/api-client'
import { useEvent } from '@worrystone/events'
import { changeAuthor, changePost, dropAuthor, dropPost, isPart, type Part } from './post-cache.ts'

const askAgain = (...parts: Part[]) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPart(queryKey, ...parts) })

/** Those not on screen; the next look at them asks anew. */
const forgetFeeds = () =>
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isPart(queryKey, 'feed', 'look', 'person') })

/**
 * Follows what other parts of the page tell about worries and people. Each page and slot of this remote calls it once.
 * A feed on screen is never asked for anew: what one is reading stays where it is.
 */
export function usePostEvents() {
  useEvent('post.created/1', () => askAgain('look', 'person', 'recent', 'unpublished'))
  useEvent('post.changed/1', () => askAgain('post', 'look', 'recent', 'unpublished'))
  useEvent('post.removed/1', ({ postId }) => dropPost(postId))
  useEvent('support.changed/1', ({ postId, ...part }) => changePost(postId, part))
  useEvent('me-too.updated/1', ({ postId, count, hasMeToo }) => changePost(postId, { meTooCount: count, hasMeToo }))
  useEvent('comments.changed/1', ({ postId, count }) => changePost(postId, { commentCount: count }))
  useEvent('resolution.changed/1', ({ postId, isResolved }) => changePost(postId, { isResolved }))
  useEvent('analysis.changed/1', () => askAgain('post', 'look'))
  useEvent('person.hidden/1', ({ userId, isHidden }) => {
    if (isHidden) dropAuthor(userId)
    askAgain('post', 'recent')
    forgetFeeds()
  })
  useEvent('follow.changed/1', ({ userId, isFollowing }) => {
    changeAuthor(userId, isFollowing)
    askAgain('recent')
    forgetFeeds()
  })
}
