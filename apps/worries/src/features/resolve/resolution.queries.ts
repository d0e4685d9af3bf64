import { ApiError, call, query, queryClient } from '@worrystone/api-client'
import { type Resolution, resolutionsApi, similarHelpApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { updatePost } from '../../shared/post-cache.ts'

const resolutionKey = (postId: string) => [resolutionsApi.read.url, { params: { id: postId } }] as const

/** The resolution of a worry; null when there is none that the viewer may read. */
export const resolutionQuery = (postId: string) => ({
  queryKey: resolutionKey(postId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Resolution | null> => {
    try {
      return await call(resolutionsApi.read, { params: { id: postId } }, { signal, retries: 1 })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
})

/** Not retried: the parts below it wait for it. */
export const suggestionsQuery = (postId: string) =>
  query(resolutionsApi.suggestions, { params: { id: postId }, query: { limit: 5 } }, { priority: 'low', retries: 0 })

/** The names that are offered while coping methods are entered; without them any words can be typed as well. */
export const methodsQuery = () => ({
  ...query(similarHelpApi.methods, {}, { priority: 'low', retries: 0 }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The worries that were resolved since this page was loaded: their card appears with an animation. */
const justResolved = new Set<string>()
export const isJustResolved = (postId: string) => justResolved.has(postId)
export const markResolved = (postId: string) => void justResolved.add(postId)

/** Caches that a worry is resolved (or, with null, reopened), and emits the event. */
export function setResolution(postId: string, resolution: Resolution | null) {
  queryClient.setQueryData(resolutionKey(postId), resolution)
  const isResolved = resolution !== null
  updatePost(postId, { isResolved })
  void queryClient.invalidateQueries({ queryKey: [resolutionsApi.stories.url] })
  emit('resolution.changed/1', { postId, isResolved })
}
