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

/** Stores who helped with a worry of the viewer and notifies them; joins the transaction. */
export type SetHelpers = (viewer: Viewer, postId: string, helperIds: readonly string[]) => Promise<void>

type Options = {
  database: Database
  store: ResolutionStore
  read: StoryReading['read']
  posts: ReturnType<typeof postMutations>
  screening: Screening
  cases: ModerationCases
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'recordLevel'>
  setHelpers: SetHelpers
  now: () => Date
}

/** Marks worries as resolved, with an optional public story, and reopens them. */
export function resolutionService(parts: Options) {
  const { database, store, read, posts, screening, cases, assessLevel, pauses, setHelpers, now } = parts

  /** Locks the viewer's own worry for a change; 403 for a visible worry of another author. */
  async function lockOwn(viewer: Viewer, postId: string) {
    const post = await store.lockOwnPost(postId, viewer.userId)
    if (post) return post
    throw (await isPostVisible(database, { viewerId: viewer.userId, postId })) ? forbidden() : notFound()
  }

  function requireResolvable(post: OwnPost, { isPublic }: ResolutionForm) {
    if (!post.is_published) throw forbidden('A worry can be marked as resolved once it is shared')
    if (isPublic && post.privacy_level !== 'public') {
      throw invalidField('isPublic', 'Only the story of a public worry can be shared')
    }
  }

  /** Screens a shared story if its text changed. A private one only gets a danger level, for the author's safety pause. */
  async function screenChange(
    { userId }: Viewer,
    postId: string,
    form: ResolutionForm,
    before: Existing,
  ): Promise<ScreeningResult> {
    const texts = textsOf(form.copingMethods, form.resolutionStory)
    if (!form.isPublic) return { ...APPROVED, dangerLevel: await assessLevel(texts) }
    const isSame = before?.is_public && textsOf(before.coping_methods, before.story).join('\n') === texts.join('\n')
    return isSame ? APPROVED : screening.screen({ userId, texts, kind: 'story', subjectId: postId })
  }

  async function recordResult(viewer: Viewer, postId: string, result: ScreeningResult) {
    await pauses.recordLevel(viewer.userId, result.dangerLevel)
    if (result.reasons.length === 0) return
    await cases.openFromScreening({ kind: 'story', subjectId: postId, postId, authorId: viewer.userId, result })
  }

  return {
    /** Idempotent. */
    async resolve(viewer: Viewer, postId: string, form: ResolutionForm): Promise<Resolution> {
      await screening.requireNotPaused(viewer.userId)
      // Classified before the transaction, which then uses the cached result.
      await screening.prepare(textsOf(form.copingMethods, form.resolutionStory))
      return database.tx(async () => {
        const post = await lockOwn(viewer, postId)
        if (await store.find(postId)) return read(viewer, postId)
        requireResolvable(post, form)
        const result = await screenChange(viewer, postId, form, undefined)
        const at = now()
        await store.add(postId, viewer.userId, { ...form, moderationStatus: result.status }, at)
        await posts.resolve(postId, at)
        await recordResult(viewer, postId, result)
        if (form.helpedBy) await setHelpers(viewer, postId, form.helpedBy)
        return read(viewer, postId)
      })
    },

    async change(viewer: Viewer, postId: string, form: ResolutionForm): Promise<Resolution> {
      await screening.requireNotPaused(viewer.userId)
      const resolution = await store.find(postId)
      const result = resolution?.user_id === viewer.userId ? await screenChange(viewer, postId, form, resolution) : APPROVED
      return database.tx(async () => {
        // Locks the worry before the case, in the same order as moderation.
        const post = await lockOwn(viewer, postId)
        const before = await store.find(postId)
        if (!before) throw notFound()
        requireResolvable(post, form)
        // A story that was taken down opens no new case.
        if (before.moderation_status !== 'rejected') await recordResult(viewer, postId, result)
        await store.change(postId, { ...form, moderationStatus: statusAfterEdit(before.moderation_status, result) })
        if (form.helpedBy) await setHelpers(viewer, postId, form.helpedBy)
        return read(viewer, postId)
      })
    },

    /** Idempotent. */
    reopen: (viewer: Viewer, postId: string): Promise<Done> =>
      database.tx(async () => {
        await lockOwn(viewer, postId)
        await cases.keepDeleted({ kind: 'story', id: postId })
        await store.remove(postId)
        await posts.resolve(postId, null)
        return { message: 'Your worry is open again' }
      }),
  }
}
export type ResolutionService = ReturnType<typeof resolutionService>
