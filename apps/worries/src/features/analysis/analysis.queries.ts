import { ApiError, call, query, queryClient } from '@worrystone/api-client'
import { serverMessage } from '@worrystone/api-client/server-message'
import { analysisApi, ERROR_MESSAGES, meTooApi, type Post, QUOTA_MESSAGE, type WorryAnalysis } from '@worrystone/contracts'
import { emit, useEvent } from '@worrystone/events'
import { updatePost } from '../../shared/post-cache.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2
const REFETCH_MS = 3_000
/** An analysis is expected for so long after a worry was shared or changed. */
const PENDING_MS = 30_000
const SIMILAR_FRESH_MS = 5 * 60_000
const SIMILAR_CACHED = 100

const analysisKey = (postId: string) => [analysisApi.read.url, { params: { id: postId } }] as const

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

const isExpected = ({ publishedAt, updatedAt }: Post) =>
  Math.max(Date.parse(publishedAt ?? ''), Date.parse(updatedAt)) > Date.now() - PENDING_MS

/** The analysis of a worry; null while there is none. The server analyzes a new worry by itself, so the page refetches for a while. */
export const analysisQuery = (post: Post) => ({
  queryKey: analysisKey(post.id),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<WorryAnalysis | null> => {
    try {
      return await call(analysisApi.read, { params: { id: post.id } }, { signal, retries: RETRIES, timeoutMs: TIMEOUT_MS })
    } catch (error) {
      if (isStatus(error, 404)) return null
      throw error
    }
  },
  refetchInterval: ({ state }: { state: { data?: WorryAnalysis | null | undefined; error: unknown } }) =>
    !state.error && (!state.data || state.data.isOutdated) && isExpected(post) ? REFETCH_MS : false,
})

/** The viewer's permissions for the analysis, and today's quota. */
export const accessQuery = (postId: string) =>
  query(analysisApi.access, { params: { id: postId } }, { priority: 'low', timeoutMs: TIMEOUT_MS })

/** May be retried like a read: analyzing a worry twice changes only the quota. */
export const analyze = (postId: string) =>
  call(
    analysisApi.analyze,
    { params: { id: postId } },
    { retries: RETRIES, timeoutMs: TIMEOUT_MS, idempotencyKey: `analyze-${postId}-${Date.now()}` },
  )

export const correct = (postId: string, category: WorryAnalysis['category'] | null) =>
  call(analysisApi.correct, { params: { id: postId }, body: { category } }, { timeoutMs: TIMEOUT_MS })

/** Caches a new analysis and emits its event. */
export function setAnalysis(analysis: WorryAnalysis) {
  queryClient.setQueryData(analysisKey(analysis.postId), analysis)
  updatePost(analysis.postId, { category: analysis.category })
  emit('analysis.changed/1', { postId: analysis.postId })
}

export const meTooCountQuery = (postId: string) => query(meTooApi.count, { params: { postId } }, { retries: 2 })

export const similarCountQuery = (postId: string) =>
  query(analysisApi.similarCount, { params: { id: postId }, query: { breakdown: 'true' } }, { retries: 2 })

/** Similar worries, kept for five minutes. */
export const similarQuery = (postId: string, limit: number) => ({
  ...query(analysisApi.similar, { params: { id: postId }, query: { limit } }, { retries: RETRIES, timeoutMs: TIMEOUT_MS }),
  staleTime: SIMILAR_FRESH_MS,
  gcTime: SIMILAR_FRESH_MS,
})

/** Removes the oldest lists of similar worries: at most a hundred are kept. */
export function evictOldSimilar() {
  const cache = queryClient.getQueryCache()
  const inactive = cache.findAll({ queryKey: [analysisApi.similar.url], type: 'inactive' })
  const oldestFirst = inactive.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  for (const old of oldestFirst.slice(0, Math.max(0, inactive.length - SIMILAR_CACHED))) cache.remove(old)
}

/** Updates this worry's figures from events of the page. */
export function useInsightEvents(postId: string) {
  const invalidate = (...urls: string[]) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [url, input] }) => urls.includes(String(url)) && idOf(input) === postId,
    })
  useEvent('me-too.updated/1', ({ postId: id, count }) => {
    if (id !== postId) return
    queryClient.setQueryData(meTooCountQuery(postId).queryKey, { count })
    invalidate(analysisApi.similarCount.url)
  })
  useEvent('support.changed/1', ({ postId: id }) => {
    if (id === postId) invalidate(analysisApi.similarCount.url)
  })
  useEvent('analysis.changed/1', ({ postId: id }) => {
    if (id === postId)
      invalidate(analysisApi.read.url, analysisApi.access.url, analysisApi.similar.url, analysisApi.similarCount.url)
  })
  useEvent('post.changed/1', ({ postId: id }) => {
    if (id === postId) invalidate(analysisApi.read.url, analysisApi.similar.url, analysisApi.similarCount.url)
  })
}

const idOf = (input: unknown) => {
  const { params } = (input ?? {}) as { params?: { id?: string; postId?: string } }
  return params?.id ?? params?.postId
}

export type Problem = 'missing' | 'unauthorized' | 'privacy' | 'quota' | 'network' | 'unknown'

const QUOTA = /quota|rate limit|exceeded/i

/** The kind of a failure, by its status. */
export function getProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.status === 429 || QUOTA.test(error.message)) return 'quota'
  switch (error.status) {
    case 404:
      return 'missing'
    case 401:
      return 'unauthorized'
    case 403:
      return 'privacy'
    default:
      return error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.code === 'CIRCUIT_OPEN' ? 'network' : 'unknown'
  }
}

/** The English message of a failure: the server's own where it sent one. */
export function getProblemMessage(error: unknown, otherwise: string): string {
  const problem = getProblem(error)
  if (problem === 'quota') return QUOTA_MESSAGE
  const message = serverMessage(error)
  if (message !== undefined) return message
  switch (problem) {
    case 'missing':
      return ERROR_MESSAGES.NOT_FOUND
    case 'unauthorized':
      return ERROR_MESSAGES.UNAUTHORIZED
    case 'privacy':
      return ERROR_MESSAGES.PRIVACY
    default:
      return error instanceof ApiError && error.code === 'CIRCUIT_OPEN' ? error.message : otherwise
  }
}
