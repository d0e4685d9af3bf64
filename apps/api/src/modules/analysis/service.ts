import { ANALYSES_PER_DAY, type Category, QUOTA_MESSAGE, type WorryAnalysis } from '@worrystone/contracts'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../hash.ts'
import { AppError, forbidden, notFound, unavailable } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { withTimeout } from '../../with-timeout.ts'
import { postMutations } from '../posts/index.ts'
import type { AssessLevel } from '../safety/index.ts'
import { AnalysisUnavailable, type AnalysisWorker } from './analysis-worker.ts'
import { type AnalysisResult, TOO_LITTLE } from './engine/analysis-result.ts'
import { presentAnalysis } from './present.ts'
import type { remoteAnalysis } from './remote.ts'
import type { RequestStore } from './request-store.ts'
import type { SimilarPosts } from './similar-posts.ts'
import { type AnalysisStore, categoryOf } from './store.ts'
import { visiblePost } from './visible-post.ts'

/** Below this sentiment the author gets no figures. */
const STRONGLY_NEGATIVE = -0.7
/** How long a request waits for an analysis, which itself goes on. */
const TIMEOUT_MS = 20_000
const DAY_MS = 24 * 60 * 60_000

type Options = Pick<Deps, 'database' | 'queue' | 'now' | 'log'> & {
  store: AnalysisStore
  requests: RequestStore
  similarPosts: SimilarPosts
  thread: AnalysisWorker
  assessLevel: AssessLevel
  remote: ReturnType<typeof remoteAnalysis> | undefined
}

/** Analyzing worries and reading the results. */
export function analysisService(options: Options) {
  const { database, queue, store, requests, similarPosts, thread, assessLevel, remote, now, log } = options
  const posts = postMutations(database)
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)

  /** The local analysis, overridden by the response of the operator's endpoint if one is configured and responds. */
  async function analyzeText(text: string): Promise<AnalysisResult> {
    const [local, remoteResult] = await Promise.allSettled([thread.analyze(text), remote?.(text)])
    if (local.status === 'rejected') throw local.reason
    if (local.value.model === TOO_LITTLE) return local.value
    if (remoteResult.status === 'fulfilled')
      return { ...local.value, ...remoteResult.value, ...(remoteResult.value && { reasons: [] }) }
    log.warn({ reason: (remoteResult.reason as Error).name }, 'the analysis endpoint did not answer; the local analysis did')
    return local.value
  }

  /** Analyzes a worry and saves the result. If the text changes meanwhile, the change adds a job of its own. */
  async function analyzePost(postId: string): Promise<void> {
    const text = await store.findText(postId)
    if (text === undefined) return
    const result = await analyzeText(text)
    const longText = await store.findLongText(postId)
    const isDangerous = (await assessLevel([text, longText])) >= 2
    const isDistressed = isDangerous || (result.sentiment ?? 0) <= STRONGLY_NEGATIVE
    const isSaved = await database.tx(async () => {
      if (!(await store.lockIfUnchanged(postId, text))) return false
      const corrected = await store.save(postId, result, { textHash: sha256(text), isDangerous, isDistressed, at: now() })
      await posts.categorize(postId, corrected ?? categoryOf(result), result.language)
      return true
    })
    // In a separate transaction: it waits for a lock, and an edit of the worry must not wait with it.
    if (isSaved) await similarPosts.update(postId, result)
  }

  const enqueue = (postId: string) => queue.add('post.analyze', { postId }, { dedupeKey: `post.analyze:${postId}` })

  const getVisiblePost = visiblePost(store)

  async function read(viewer: Viewer | null, postId: string): Promise<WorryAnalysis> {
    const viewerId = viewer?.userId ?? null
    const row = await store.find(viewerId, postId)
    if (!row) throw notFound()
    return presentAnalysis(row, viewerId)
  }

  return {
    analyzePost,
    read,

    async analyze(viewer: Viewer, postId: string): Promise<WorryAnalysis> {
      await getVisiblePost(viewer, postId)
      const day = dayOf(now())
      if (!(await requests.countRequest(viewer.userId, day, ANALYSES_PER_DAY))) {
        const retryAfter = Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1_000)
        throw new AppError('RATE_LIMITED', QUOTA_MESSAGE, { retryAfter })
      }
      try {
        const isDone = await withTimeout(
          TIMEOUT_MS,
          analyzePost(postId).then(() => true),
        )
        if (!isDone) throw new AnalysisUnavailable('late')
      } catch (thrown) {
        // A request that failed does not count.
        await requests.uncountRequest(viewer.userId, day)
        throw thrown instanceof AnalysisUnavailable ? unavailable() : thrown
      }
      return read(viewer, postId)
    },

    async correct(viewer: Viewer, postId: string, category: Category | null): Promise<WorryAnalysis> {
      const post = await getVisiblePost(viewer, postId)
      if (post.user_id !== viewer.userId) throw forbidden()
      await database.tx(async () => {
        // Locks the worry before its analysis, in the same order as `analyzePost`.
        await store.lockPost(postId)
        const analyzed = await store.correct(postId, category)
        if (analyzed === undefined) throw notFound()
        await posts.categorize(postId, category ?? analyzed)
        // Similarity depends on the category.
        await enqueue(postId)
      })
      return read(viewer, postId)
    },

    async reanalyze(postIds: string[]): Promise<{ queued: number }> {
      const ids = await store.findExisting(postIds)
      for (const postId of ids) await enqueue(postId)
      return { queued: ids.length }
    },

    async access(viewer: Viewer | null, postId: string) {
      const post = await getVisiblePost(viewer, postId)
      const remainingToday = viewer
        ? Math.max(0, ANALYSES_PER_DAY - (await requests.requestCount(viewer.userId, dayOf(now()))))
        : 0
      return {
        canView: true,
        canAnalyze: remainingToday > 0,
        canCorrect: post.user_id === viewer?.userId && post.has_analysis,
        remainingToday,
      }
    },
  }
}
export type AnalysisService = ReturnType<typeof analysisService>
