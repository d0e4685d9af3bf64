import {
  ANALYSES_A_DAY,
  type Category,
  QUOTA_SENTENCE,
  type SimilarCount,
  type SimilarWorries,
  type WorryAnalysis,
} from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/db.ts'
import { AppError, forbidden, notFound, unavailable } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue } from '../../jobs/queue.ts'
import { postMarks } from '../posts/index.ts'
import type { LevelOf } from '../safety/index.ts'
import type { Finding } from './looking/finding.ts'
import type { Neighbours } from './neighbours.ts'
import { presentAnalysis, presentSimilar } from './present.ts'
import type { remoteAnalysis } from './remote.ts'
import type { AnalysisStore } from './store.ts'
import { hashOf } from './text-hash.ts'
import { type LookingThread, NotLooked } from './thread.ts'

/** Below this a text sounds like somebody who needs words rather than figures. */
const STRONGLY_NEGATIVE = -0.7
/** So many similar worries an author in distress is shown. */
const MOST_IN_DISTRESS = 3
/** How long somebody who asked is kept waiting. The look itself goes on. */
const PATIENCE_MS = 20_000
const DAY_MS = 24 * 60 * 60_000

type Parts = {
  database: Database
  queue: Queue
  store: AnalysisStore
  neighbours: Neighbours
  thread: LookingThread
  levelOf: LevelOf
  remote: ReturnType<typeof remoteAnalysis> | undefined
  now: () => Date
  log: FastifyBaseLogger
}

type SimilarQuery = { limit: number; includePrivate: boolean; includeOwnPosts: boolean }

/** The rules of looking at worries and of reading what was found. */
export function analysisService({ database, queue, store, neighbours, thread, levelOf, remote, now, log }: Parts) {
  const marks = postMarks(database)
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)

  /** What this house finds by itself, and what the operator's endpoint says instead, if it says anything. */
  async function find(text: string): Promise<Finding> {
    const [local, asked] = await Promise.allSettled([thread.look(text), remote?.(text)])
    if (local.status === 'rejected') throw local.reason
    if (asked.status === 'fulfilled') return { ...local.value, ...asked.value, ...(asked.value && { reasons: [] }) }
    log.warn({ reason: (asked.reason as Error).name }, 'the analysis endpoint did not answer; the local analysis did')
    return local.value
  }

  /** Looks at a worry and keeps what was found. A text that is changed meanwhile gets a job of its own. */
  async function look(postId: string): Promise<void> {
    const text = await store.findText(postId)
    if (text === undefined) return
    const finding = await find(text)
    const longText = await store.findLongText(postId)
    const isDangerous = (await levelOf([text, longText])) >= 2
    const isDistressed = isDangerous || (finding.sentiment ?? 0) <= STRONGLY_NEGATIVE
    const isSaved = await database.tx(async () => {
      if (!(await store.stillSays(postId, text))) return false
      const corrected = await store.save(postId, finding, { textHash: hashOf(text), isDangerous, isDistressed, at: now() })
      await marks.categorize(postId, corrected ?? finding.category)
      return true
    })
    // Apart, because it waits for its turn, and whoever edits the worry must not wait with it.
    if (isSaved) await neighbours.place(postId, finding)
  }

  const lookLater = (postId: string) => queue.add('analysis.look', { postId }, { dedupeKey: `analysis.look:${postId}` })

  async function seen(viewer: Viewer | null, postId: string) {
    const post = await store.findSeen(viewer?.userId ?? null, postId)
    if (!post) throw notFound()
    return post
  }

  async function read(viewer: Viewer | null, postId: string): Promise<WorryAnalysis> {
    const viewerId = viewer?.userId ?? null
    const row = await store.find(viewerId, postId)
    if (!row) throw notFound()
    return presentAnalysis(row, viewerId)
  }

  const countOf = (row: { similar_count: number; me_too_count: number }, withBreakdown: boolean): SimilarCount => ({
    count: row.similar_count + row.me_too_count,
    ...(withBreakdown && { breakdown: { aiDetectedSimilar: row.similar_count, meTooResponses: row.me_too_count } }),
  })

  return {
    look,
    read,

    async analyze(viewer: Viewer, postId: string): Promise<WorryAnalysis> {
      await seen(viewer, postId)
      const day = dayOf(now())
      if (!(await store.ask(viewer.userId, day, ANALYSES_A_DAY))) {
        const retryAfter = Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1_000)
        throw new AppError('RATE_LIMITED', QUOTA_SENTENCE, { retryAfter })
      }
      try {
        await inTime(look(postId))
      } catch (thrown) {
        // What was not answered does not count.
        await store.unask(viewer.userId, day)
        throw thrown instanceof NotLooked ? unavailable() : thrown
      }
      return read(viewer, postId)
    },

    async correct(viewer: Viewer, postId: string, category: Category | null): Promise<WorryAnalysis> {
      const post = await seen(viewer, postId)
      if (post.user_id !== viewer.userId) throw forbidden()
      await database.tx(async () => {
        // The worry before what was found in it, in the same order as a look.
        await store.hold(postId)
        const found = await store.correct(postId, category)
        if (found === undefined) throw notFound()
        await marks.categorize(postId, category ?? found)
        // What counts as similar hangs on what a worry is about.
        await lookLater(postId)
      })
      return read(viewer, postId)
    },

    /** `includePrivate` changes nothing: what the viewer may see is in the list, and nothing else ever is. */
    async similar(viewer: Viewer | null, postId: string, { limit, includeOwnPosts }: SimilarQuery): Promise<SimilarWorries> {
      const post = await seen(viewer, postId)
      const viewerId = viewer?.userId ?? null
      const isGentle = post.is_distressed && post.user_id === viewerId
      const rows = await store.similar(viewerId, postId, {
        limit: isGentle ? Math.min(limit, MOST_IN_DISTRESS) : limit,
        withOwn: includeOwnPosts,
        isGentle,
      })
      // An author in distress reads no count: what is shown is all there is.
      const totalCount = isGentle ? rows.length : (rows[0]?.total ?? 0)
      return {
        similarWorries: rows.map(presentSimilar),
        totalCount,
        visibleCount: rows.length,
        hasMore: totalCount > rows.length,
      }
    },

    async similarCount(viewer: Viewer | null, postId: string, breakdown: boolean): Promise<SimilarCount> {
      const row = (await store.counts(viewer?.userId ?? null, [postId])).get(postId)
      if (!row) throw notFound()
      return countOf(row, breakdown)
    },

    async similarCounts(viewer: Viewer | null, postIds: string[], breakdown: boolean) {
      const rows = await store.counts(viewer?.userId ?? null, postIds)
      const counts = [...new Set(postIds)].flatMap((postId) => {
        const row = rows.get(postId)
        return row ? [{ postId, ...countOf(row, breakdown) }] : []
      })
      return { counts }
    },

    async lookAgain(postIds: string[]): Promise<{ queued: number }> {
      const ids = await store.existing(postIds)
      for (const postId of ids) await lookLater(postId)
      return { queued: ids.length }
    },

    async access(viewer: Viewer | null, postId: string) {
      const post = await seen(viewer, postId)
      const remainingToday = viewer ? Math.max(0, ANALYSES_A_DAY - (await store.asked(viewer.userId, dayOf(now())))) : 0
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

async function inTime(work: Promise<void>) {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NotLooked('late')), PATIENCE_MS)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
