import type { Category, Done, Resolution, ResolutionForm, ResolutionStats, StoryPage, Suggestion } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import type { Database } from '../../db/db.ts'
import { forbidden, invalidField, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ModerationCases, Subject } from '../moderation/index.ts'
import type { postCards, postMutations } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import { type Screening, type ScreeningResult, statusAfterEdit } from '../screening/index.ts'
import { isPersonVisible, isPostVisible } from '../visibility/index.ts'
import { presentResolution, presentStory, type ResolutionRow } from './present-resolution.ts'
import type { ResolutionStore } from './store.ts'

/** Figures about fewer different people are not shown. */
const FEWEST = 10
const KEEP_MS = 60_000

const FINE: ScreeningResult = { status: 'approved', reasons: [], isUrgent: false, dangerLevel: 0 }

type Paging = { limit: number; offset: number }
type OwnPost = NonNullable<Awaited<ReturnType<ResolutionStore['lockOwnPost']>>>
type Kept = Awaited<ReturnType<ResolutionStore['find']>>

type Parts = {
  database: Database
  store: ResolutionStore
  cards: ReturnType<typeof postCards>
  marks: ReturnType<typeof postMutations>
  screening: Screening
  cases: ModerationCases
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'recordLevel'>
  now: () => Date
}

/** The rules of marking worries as resolved, and of insertNotice others what helped. */
export function resolutionService({ database, store, cards, marks, screening, cases, assessLevel, pauses, now }: Parts) {
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
  async function verdictOn({ userId }: Viewer, postId: string, form: ResolutionForm, before: Kept): Promise<ScreeningResult> {
    const texts = textsOf(form.copingMethods, form.resolutionStory)
    if (!form.isPublic) return { ...FINE, dangerLevel: await assessLevel(texts) }
    const isSame = before?.is_public && textsOf(before.coping_methods, before.story).join('\n') === texts.join('\n')
    return isSame ? FINE : screening.screen({ userId, texts, kind: 'story', subjectId: postId })
  }

  async function hold(viewer: Viewer, postId: string, result: ScreeningResult) {
    await pauses.recordLevel(viewer.userId, result.dangerLevel)
    if (result.reasons.length === 0) return
    await cases.openFromScreening({ kind: 'story', subjectId: postId, postId, authorId: viewer.userId, result })
  }

  async function read(viewer: Viewer | null, postId: string): Promise<Resolution> {
    const row = await store.readable(viewer?.userId ?? null, postId)
    if (!row) throw notFound()
    return presentResolution(row)
  }

  /** What was read with one row more than the page holds, each beside its worry. */
  async function page(viewer: Viewer | null, rows: ResolutionRow[], limit: number): Promise<StoryPage> {
    const shown = rows.slice(0, limit)
    const ids = shown.map(({ post_id }) => post_id)
    const posts = new Map((await cards(viewer?.userId ?? null, ids)).map((post) => [post.id, post]))
    const stories = shown.flatMap((row) => {
      const post = posts.get(row.post_id)
      // One that was deleted between the two queries is left out.
      return post ? [presentStory(row, post)] : []
    })
    return { stories, hasMore: rows.length > limit }
  }

  async function countStats(): Promise<ResolutionStats> {
    const { stories, authors, rating, raters } = await store.figures()
    return {
      sharedStories: authors >= FEWEST ? stories : null,
      averageRating: raters >= FEWEST ? rating : null,
      copingMethods: (await store.namedMost(FEWEST)).map(({ coping_method, count }) => ({ copingMethod: coping_method, count })),
    }
  }

  const subject: Subject = {
    async read(id) {
      const row = await store.find(id)
      // What was not shared is not for moderators either.
      if (!row?.is_public) return undefined
      const content = textsOf(row.coping_methods, row.story).join('\n')
      return { authorId: row.user_id, postId: id, content, status: row.moderation_status }
    },
    setStatus: (id, status) => store.moderate(id, status),
    isVisibleTo: async (viewerId, id) => {
      const row = await store.readable(viewerId, id)
      return row?.is_public ?? false
    },
  }

  return {
    read,

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
      const result = known?.user_id === viewer.userId ? await verdictOn(viewer, postId, form, known) : FINE
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

    async stories(viewer: Viewer | null, { limit, offset, category }: Paging & { category?: Category | undefined }) {
      const rows = await store.stories(viewer?.userId ?? null, { limit: limit + 1, offset, category })
      return page(viewer, rows, limit)
    },

    async byUser(viewer: Viewer | null, userId: string, { limit, offset }: Paging): Promise<StoryPage> {
      const viewerId = viewer?.userId ?? null
      const rows = await store.byUser(viewerId, userId, { limit: limit + 1, offset })
      if (rows.length === 0 && !(await isPersonVisible(database, { viewerId, personId: userId }))) throw notFound()
      return page(viewer, rows, limit)
    },

    /** Counted at most once a minute. */
    stats: cacheFor(countStats, { ms: KEEP_MS, now }).read,

    async suggestions(viewer: Viewer | null, postId: string, limit: number): Promise<{ suggestions: Suggestion[] }> {
      const viewerId = viewer?.userId ?? null
      if (!(await isPostVisible(database, { viewerId, postId }))) throw notFound()
      const rows = await store.suggestions(viewerId, postId, limit)
      return {
        suggestions: rows.map(({ coping_method, count, rating }) => ({
          copingMethod: coping_method,
          count,
          averageRating: rating,
        })),
      }
    },

    subject,
  }
}
export type ResolutionService = ReturnType<typeof resolutionService>

const textsOf = (methods: string[], story: string | null | undefined) => [...methods, ...(story ? [story] : [])]
