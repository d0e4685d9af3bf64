import type { Done, Resolution, ResolutionForm } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { forbidden, invalidField, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { postMutations } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import { type Screening, type ScreeningResult, statusAfterEdit } from '../screening/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import type { ResolutionStore } from './store.ts'
import type { StoryReading } from './story-reading.ts'
import { textsOf } from './texts-of.ts'

const APPROVED: ScreeningResult = { status: 'approved', reasons: [], isUrgent: false, dangerLevel: 0 }

type OwnPost = NonNullable<Awaited<ReturnType<ResolutionStore['lockOwnPost']>>>
type Existing = Awaited<ReturnType<ResolutionStore['find']>>

type Parts = {
  database: Database
  store: ResolutionStore
  read: StoryReading['read']
  marks: ReturnType<typeof postMutations>
  screening: Screening
  cases: ModerationCases
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'recordLevel'>
  now: () => Date
}

/** The rules of marking worries as resolved, and of insertNotice others what helped. */
export function resolutionService({ database, store, read, marks, screening, cases, assessLevel, pauses, now }: Parts) {
  /** One's own worry, locked for a change; 403 for a visible one of somebody else. */
  async function own(viewer: Viewer, postId: string) {
    const post = await store.lockOwnPost(postId, viewer.userId)
    if (post) return post
    throw (await isPostVisible(database, { viewerId: viewer.userId, postId })) ? forbidden() : notFound()
  }

  function mayResolve(post: OwnPost, { isPublic }: ResolutionForm) {
    if (!post.is_published) throw forbidden('A worry can be marked as resolved once it is shared')
    if (isPublic && post.privacy_level !== 'public') {
      throw invalidField('isPublic', 'Only the story of a public worry can be shared')
    }
  }

  /** What is not shared opens no case; its level is for the writer's own pause. What stays as it was has been judged before. */
  async function verdictOn({ userId }: Viewer, postId: string, form: ResolutionForm, before: Existing): Promise<ScreeningResult> {
    const texts = textsOf(form.copingMethods, form.resolutionStory)
    if (!form.isPublic) return { ...APPROVED, dangerLevel: await assessLevel(texts) }
    const isSame = before?.is_public && textsOf(before.coping_methods, before.story).join('\n') === texts.join('\n')
    return isSame ? APPROVED : screening.screen({ userId, texts, kind: 'story', subjectId: postId })
  }

  async function hold(viewer: Viewer, postId: string, result: ScreeningResult) {
    await pauses.recordLevel(viewer.userId, result.dangerLevel)
    if (result.reasons.length === 0) return
    await cases.openFromScreening({ kind: 'story', subjectId: postId, postId, authorId: viewer.userId, result })
  }

  return {
    /** Resolving what is resolved changes nothing. */
    async resolve(viewer: Viewer, postId: string, form: ResolutionForm): Promise<Resolution> {
      await screening.requireNotPaused(viewer.userId)
      // Judged before the transaction, which then finds the answer.
      await screening.prepare(textsOf(form.copingMethods, form.resolutionStory))
      return database.tx(async () => {
        const post = await own(viewer, postId)
        if (await store.find(postId)) return read(viewer, postId)
        mayResolve(post, form)
        const result = await verdictOn(viewer, postId, form, undefined)
        const at = now()
        await store.add(postId, viewer.userId, { ...form, moderationStatus: result.status }, at)
        await marks.resolve(postId, at)
        await hold(viewer, postId, result)
        return read(viewer, postId)
      })
    },

    async change(viewer: Viewer, postId: string, form: ResolutionForm): Promise<Resolution> {
      await screening.requireNotPaused(viewer.userId)
      const known = await store.find(postId)
      const result = known?.user_id === viewer.userId ? await verdictOn(viewer, postId, form, known) : APPROVED
      return database.tx(async () => {
        // The worry before the case: moderators take them in the same order.
        const post = await own(viewer, postId)
        const before = await store.find(postId)
        if (!before) throw notFound()
        mayResolve(post, form)
        // A story that was taken down opens no new case.
        if (before.moderation_status !== 'rejected') await hold(viewer, postId, result)
        await store.change(postId, { ...form, moderationStatus: statusAfterEdit(before.moderation_status, result) })
        return read(viewer, postId)
      })
    },

    /** Reopening what is open changes nothing. */
    reopen: (viewer: Viewer, postId: string): Promise<Done> =>
      database.tx(async () => {
        await own(viewer, postId)
        await store.remove(postId)
        await marks.resolve(postId, null)
        return { message: 'Your worry is open again' }
      }),
  }
}
export type ResolutionService = ReturnType<typeof resolutionService>
