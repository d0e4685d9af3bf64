import { useMutationState } from '@tanstack/react-query'
import type { Post } from '@worrystone/contracts'

/**
 * Key of the mutations that delete a worry, or block or mute a person; their variables are the id. While they are pending the lists are
 * filtered, not changed: after a failure everything is back in its place.
 */
export const REMOVAL_KEY = ['remove-from-lists']

/** The displayed worries: without those being deleted, and without those of people being hidden. */
export function useWithoutPendingRemovals(posts: Post[]): Post[] {
  const ids = useMutationState({
    filters: { mutationKey: REMOVAL_KEY, status: 'pending' },
    select: ({ state }) => state.variables as string,
  })
  return ids.length === 0 ? posts : posts.filter(({ id, userId }) => !ids.includes(id) && !ids.includes(userId))
}
