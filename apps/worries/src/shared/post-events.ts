import { queryClient } from '@worrystone/api-client'
import { useEvent } from '@worrystone/events'
import { isPart, type Part, removeAuthor, removePost, updateAuthor, updatePost } from './post-cache.ts'

const refetch = (...parts: Part[]) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPart(queryKey, ...parts) })

/** Feeds that are not on screen are refetched when they are mounted. */
const dropHiddenFeeds = () =>
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isPart(queryKey, 'feed', 'newest', 'person') })

/**
 * Updates cached worries from events of the page. Each page and slot of this remote calls it once. A feed on screen is never refetched,
 * so that it does not shift while it is read.
 */
export function usePostEvents() {
  useEvent('post.created/1', () => refetch('newest', 'person', 'recent', 'unpublished'))
  useEvent('post.changed/1', () => refetch('post', 'newest', 'recent', 'unpublished'))
  useEvent('post.removed/1', ({ postId }) => removePost(postId))
  useEvent('support.changed/1', ({ postId, ...part }) => updatePost(postId, part))
  useEvent('me-too.updated/1', ({ postId, count, hasMeToo }) => updatePost(postId, { meTooCount: count, hasMeToo }))
  useEvent('comments.changed/1', ({ postId, count }) => updatePost(postId, { commentCount: count }))
  useEvent('resolution.changed/1', ({ postId, isResolved }) => updatePost(postId, { isResolved }))
  useEvent('analysis.changed/1', () => refetch('post', 'newest'))
  useEvent('person.hidden/1', ({ userId, isHidden }) => {
    if (isHidden) removeAuthor(userId)
    refetch('post', 'recent')
    dropHiddenFeeds()
  })
  useEvent('follow.changed/1', ({ userId, isFollowing }) => {
    updateAuthor(userId, isFollowing)
    refetch('recent')
    dropHiddenFeeds()
  })
}
