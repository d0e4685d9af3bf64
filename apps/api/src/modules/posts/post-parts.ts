import type { Database } from '../../db/db.ts'
import { forbidden, invalidField } from '../../http/app-error.ts'
import type { Idempotency } from '../../http/idempotency.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening, ScreeningResult } from '../screening/index.ts'
import { isVerified } from '../users/index.ts'
import type { feeds } from './feeds.ts'
import { type OwnPost, timeOf } from './post-rules.ts'
import type { promptList } from './prompts.ts'
import type { Appearance, PostStore } from './store.ts'
import type { withdrawalStore } from './withdrawal-store.ts'

const MAX_PUBLIC_A_DAY_UNVERIFIED = 5

export type Options = {
  database: Database
  queue: Queue
  store: PostStore
  feed: Pick<ReturnType<typeof feeds>, 'one'>
  prompts: ReturnType<typeof promptList>
  idempotency: Idempotency
  screening: Screening
  cases: ModerationCases
  notices: Pick<Notices, 'notify'>
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'recordLevel'>
  sharing: Sharing
  withdrawals: Pick<ReturnType<typeof withdrawalStore>, 'record'>
  now: () => Date
}

/** Screens the comments of a private worry that its author now shares: `prepare` before the transaction, `screen` in it. */
export type Sharing = Record<'prepare' | 'screen', (viewer: Viewer, postId: string) => Promise<void>>

export const publicationJob = (postId: string) => `post.published:${postId}`
export const analysisJob = (postId: string) => `post.analyze:${postId}`

export type PostParts = ReturnType<typeof postParts>

/** Functions that creating, editing, publishing and removing worries share. */
export function postParts(options: Options) {
  const { database, queue, store, feed, prompts, cases, withdrawals } = options

  /** Locks the worry for a change by its author: 403 for others who may see it, 404 for everybody else. */
  async function lockOwn(viewer: Viewer, id: string) {
    const post = await store.lockOwn(id, viewer.userId)
    if (post) return post
    await feed.one(viewer, id)
    throw forbidden()
  }

  async function requirePrompt(text: string) {
    if (!(await prompts.has(text))) throw invalidField('worryPrompt', 'Please select a prompt')
  }

  /** Checks the daily limit of public worries. Locks the author's row, so that concurrent worries are counted one by one. */
  async function checkDailyLimit(userId: string, { at, except }: { at: Date; except?: string }) {
    if (await isVerified(database, userId)) return
    if ((await store.countPublicAround({ userId, at, except })) >= MAX_PUBLIC_A_DAY_UNVERIFIED) {
      throw forbidden('Please verify your email address to share more than 5 public worries a day')
    }
  }

  /** Called before a public worry is deleted or hidden. */
  async function recordWithdrawal({ id, user_id, privacy_level, is_published, published_at }: OwnPost) {
    if (privacy_level !== 'public' || !is_published || !published_at || (await isVerified(database, user_id))) return
    await withdrawals.record({ subjectId: id, userId: user_id, kind: 'public-post', at: published_at })
  }

  /** Reschedules the publication job to the worry's current time. */
  async function schedule(postId: string, when: Appearance) {
    const runAt = timeOf(when)
    if (runAt) await queue.add('post.published', { postId }, { runAt, dedupeKey: publicationJob(postId) })
    else await queue.cancel(publicationJob(postId))
  }

  /** Enqueues the analysis of a worry that is published, or whose published text has changed. */
  const enqueueAnalysis = (postId: string) => queue.add('post.analyze', { postId }, { dedupeKey: analysisJob(postId) })

  /** Opens a moderation case from the screening result, in the transaction of the write. */
  async function openCase(postId: string, authorId: string, result: ScreeningResult) {
    if (result.reasons.length > 0) await cases.openFromScreening({ kind: 'post', subjectId: postId, postId, authorId, result })
  }

  return { ...options, lockOwn, requirePrompt, checkDailyLimit, recordWithdrawal, schedule, enqueueAnalysis, openCase }
}
