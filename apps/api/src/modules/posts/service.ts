import type { Post, PostChange, PostForm, PrivacyLevel } from '@worrystone/contracts'
import type { DangerLevel } from '@worrystone/safety'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { forbidden, invalidField } from '../../http/app-error.ts'
import type { Idempotency } from '../../http/idempotency.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import { type Screening, type ScreeningResult, statusAfterEdit } from '../screening/index.ts'
import type { feeds } from './feeds.ts'
import type { promptList } from './prompts.ts'
import type { Appearance, PostStore } from './store.ts'
import { topicsOf } from './topics.ts'
import type { withdrawalStore } from './withdrawal-store.ts'

const PUBLIC_A_DAY_UNVERIFIED = 5
const LONGEST_WAIT_MS = 366 * 24 * 60 * 60_000

const SWITCH_ON = 'Please switch scheduling on to share the worry at a later time'

type Parts = {
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
  withdrawals: Pick<ReturnType<typeof withdrawalStore>, 'note'>
  now: () => Date
}

/** Screens what was written below a private worry, which its author now shares: `screen` in the transaction, `prepare` before it. */
export type Sharing = Record<'prepare' | 'screen', (viewer: Viewer, postId: string) => Promise<void>>

const jobOf = (postId: string) => `post.published:${postId}`
const lookOf = (postId: string) => `analysis.look:${postId}`

/** Will others read it, now or when its time comes? Drafts and private worries are nobody's business: they are not screened. */
const isShared = ({ privacyLevel, at }: { privacyLevel: PrivacyLevel; at: Date | null }) =>
  privacyLevel !== 'private' && at !== null

const textsOf = ({ shortContent, longContent }: { shortContent: string; longContent: string | null }) => [
  shortContent,
  ...(longContent === null ? [] : [longContent]),
]

/** Nobody else reads a private worry when it comes out: there is nothing to keep back. */
const sharedTexts = (due: Due) =>
  due.privacy_level === 'private' ? [] : textsOf({ shortContent: due.short_content, longContent: due.long_content })

/** A scheduled text of level 3 is not published by its time alone, so that it is judged once more before anybody can read it. */
const waiting = (at: Date, level: DangerLevel): Appearance => (level === 3 ? { checkAt: at } : at)
const timeOf = (when: Appearance): Date | undefined => {
  if (when === 'now' || when === null) return undefined
  return when instanceof Date ? when : when.checkAt
}
const plannedAt = ({ published_at, scheduled_for }: Pick<Own, 'published_at' | 'scheduled_for'>) => published_at ?? scheduled_for

/** When the changed worry is to appear, as far as that changes; `level` is undefined where the text was not judged again. */
function appearanceOf(post: Own, when: Planned | undefined, level: DangerLevel | undefined): Appearance | undefined {
  if (post.is_published || when === 'now' || when === null) return when
  const at = when === undefined ? post.scheduled_for : when
  if (at === null) return undefined
  if (level !== undefined) return waiting(at, level)
  return post.published_at === null && post.scheduled_for !== null ? { checkAt: at } : at
}

const asItIs = (post: Own) => ({ privacyLevel: post.privacy_level, at: plannedAt(post) })

/** Everybody may read it now, and not those alone whom its author follows. */
const isWidened = (post: Own, next: Next) => post.privacy_level === 'friends' && next.privacyLevel === 'public'

/** What the author wishes: now, at that time, or a draft. */
type Planned = 'now' | Date | null
type Due = NonNullable<Awaited<ReturnType<PostStore['findDue']>>>
type Own = NonNullable<Awaited<ReturnType<PostStore['lockOwn']>>>
type Next = ReturnType<typeof nextOf>

/** The worry as it will be. `saysMore`: not only less than before. */
function nextOf(post: Own, wishes: PostChange, at: Date | null) {
  const { worryPrompt = post.worry_prompt, shortContent = post.short_content, privacyLevel = post.privacy_level } = wishes
  const longContent = wishes.longContent === undefined ? post.long_content : wishes.longContent || null
  const isSaidAnew = worryPrompt !== post.worry_prompt || shortContent !== post.short_content
  const isLongChanged = longContent !== post.long_content
  return {
    worryPrompt,
    shortContent,
    longContent,
    privacyLevel,
    at,
    isTextChanged: isSaidAnew || isLongChanged,
    saysMore: isSaidAnew || (isLongChanged && longContent !== null),
  }
}

/** The rules of writing worries. */
export function postService(parts: Parts) {
  const {
    database,
    queue,
    store,
    feed,
    prompts,
    idempotency,
    screening,
    cases,
    notices,
    assessLevel,
    pauses,
    sharing,
    withdrawals,
    now,
  } = parts

  /** The worry, held for a change: only its author may, and only whoever may see it learns that it exists. */
  async function own(viewer: Viewer, id: string) {
    const post = await store.lockOwn(id, viewer.userId)
    if (post) return post
    await feed.one(viewer, id)
    throw forbidden()
  }

  function future(scheduledFor: string): Date {
    const time = new Date(scheduledFor)
    if (!(time > now())) throw invalidField('scheduledFor', 'Please choose a time in the future')
    if (time.getTime() > now().getTime() + LONGEST_WAIT_MS) {
      throw invalidField('scheduledFor', 'Please choose a time within the next year')
    }
    return time
  }

  async function knownPrompt(text: string) {
    if (!(await prompts.has(text))) throw invalidField('worryPrompt', 'Please select a prompt')
  }

  /** Whether this public worry may appear then. Holds the author's row until the transaction ends, so that worries are counted one by one. */
  async function mayAppear(userId: string, { at, except }: { at: Date; except?: string }) {
    if (await store.isVerified(userId)) return
    if ((await store.countPublicAround({ userId, at, except })) >= PUBLIC_A_DAY_UNVERIFIED) {
      throw forbidden('Please verify your email address to share more than 5 public worries a day')
    }
  }

  /** Before a public worry is deleted or hidden. */
  async function noteTakenBack({ id, user_id, privacy_level, is_published, published_at }: Own) {
    if (privacy_level !== 'public' || !is_published || !published_at || (await store.isVerified(user_id))) return
    await withdrawals.note({ subjectId: id, userId: user_id, kind: 'public-post', at: published_at })
  }

  /** Moves the job of publication to where the worry's time is now. */
  async function plan(postId: string, when: Appearance) {
    const runAt = timeOf(when)
    if (runAt) await queue.add('post.published', { postId }, { runAt, dedupeKey: jobOf(postId) })
    else await queue.cancel(jobOf(postId))
  }

  /** Has the analysis read a worry that is out, or whose words are other ones now. */
  const look = (postId: string) => queue.add('analysis.look', { postId }, { dedupeKey: lookOf(postId) })

  /** Tells moderators what the screening found, in the transaction of the write. */
  async function report(postId: string, authorId: string, verdict: ScreeningResult) {
    if (verdict.reasons.length > 0) await cases.openFromScreening({ kind: 'post', subjectId: postId, postId, authorId, verdict })
  }

  /** When the changed worry is to appear; undefined if that stays as it is. */
  function moved(post: { is_published: boolean }, { isScheduled, scheduledFor }: PostChange): Planned | undefined {
    if (post.is_published) {
      if (isScheduled) throw invalidField('isScheduled', 'A shared worry cannot become a draft again')
      if (scheduledFor) throw invalidField('scheduledFor', 'This worry is shared already')
      return undefined
    }
    if (isScheduled === false) {
      if (scheduledFor) throw invalidField('isScheduled', SWITCH_ON)
      return 'now'
    }
    if (scheduledFor === undefined) return undefined
    return scheduledFor === null ? null : future(scheduledFor)
  }

  /** What the screening says of a change that others will read; undefined if there is nothing new to look at. */
  async function judge(viewer: Viewer, post: Own, next: Next): Promise<ScreeningResult | undefined> {
    const hasMoreReaders = isShared(next) && (!isShared(asItIs(post)) || isWidened(post, next))
    // During a pause a person can still take the longer text back and hide what they wrote.
    if (hasMoreReaders || next.saysMore) await screening.requireNotPaused(viewer.userId)
    if (!isShared(next) || !(hasMoreReaders || next.isTextChanged)) return undefined
    return screening.screen({ userId: viewer.userId, texts: textsOf(next), kind: 'post', subjectId: post.id })
  }

  async function change(viewer: Viewer, id: string, wishes: PostChange): Promise<Post> {
    // Judged before the transaction, which then finds the answer.
    await screening.prepare([wishes.shortContent, wishes.longContent].flatMap((text) => text || []))
    if (wishes.privacyLevel !== undefined && wishes.privacyLevel !== 'private') await sharing.prepare(viewer, id)
    return database.tx(async () => {
      const post = await own(viewer, id)
      const when = moved(post, wishes)
      const next = nextOf(post, wishes, when === undefined ? plannedAt(post) : when === 'now' ? now() : when)
      // A worry may keep a beginning that is no longer offered.
      if (next.worryPrompt !== post.worry_prompt) await knownPrompt(next.worryPrompt)
      const isNewlyPublic = next.privacyLevel === 'public' && (post.privacy_level !== 'public' || when !== undefined)
      if (isNewlyPublic && next.at) await mayAppear(viewer.userId, { at: next.at, except: id })
      const verdict = await judge(viewer, post, next)
      const contentWarning = wishes.contentWarning === undefined ? post.content_warning : wishes.contentWarning
      const appearance = appearanceOf(post, when, verdict?.dangerLevel)
      // What nobody else reads opens no case; the pause is for the writer's own sake.
      if (verdict || next.isTextChanged) {
        await pauses.recordLevel(viewer.userId, verdict?.dangerLevel ?? (await assessLevel(textsOf(next))))
      }
      await store.change(
        id,
        {
          worry_prompt: next.worryPrompt,
          short_content: next.shortContent,
          long_content: next.longContent,
          privacy_level: next.privacyLevel,
          comments_enabled: wishes.commentsEnabled ?? post.comments_enabled,
          content_warning: contentWarning,
          topics: topicsOf(textsOf(next), contentWarning),
          ...(verdict && { moderation_status: statusAfterEdit(post.moderation_status, verdict) }),
        },
        { when: appearance, isEdited: post.is_published && next.isTextChanged },
      )
      if (next.privacyLevel !== 'public') await noteTakenBack(post)
      if (post.privacy_level === 'private' && next.privacyLevel !== 'private') await sharing.screen(viewer, id)
      // What was taken down is seen by nobody, whatever its words are now.
      if (verdict && post.moderation_status !== 'rejected') await report(id, viewer.userId, verdict)
      if (appearance !== undefined) await plan(id, appearance)
      if (when === 'now' || (post.is_published && next.isTextChanged)) await look(id)
      return feed.one(viewer, id)
    })
  }

  return {
    async create(viewer: Viewer, form: PostForm): Promise<Post> {
      if (!form.isScheduled && form.scheduledFor) throw invalidField('isScheduled', SWITCH_ON)
      const when: Planned = !form.isScheduled ? 'now' : form.scheduledFor ? future(form.scheduledFor) : null
      await knownPrompt(form.worryPrompt)
      await screening.requireNotPaused(viewer.userId)
      const longContent = form.longContent || null
      const at = when === 'now' ? now() : when
      const texts = textsOf({ shortContent: form.shortContent, longContent })
      const verdict = isShared({ privacyLevel: form.privacyLevel, at })
        ? await screening.screen({ userId: viewer.userId, texts, kind: 'post' })
        : undefined
      const level = verdict?.dangerLevel ?? (await assessLevel(texts))
      const contentWarning = form.contentWarning ?? null
      return database.tx(async () => {
        if (form.privacyLevel === 'public' && at) await mayAppear(viewer.userId, { at })
        const id = uuid()
        await store.add(
          {
            id,
            user_id: viewer.userId,
            worry_prompt: form.worryPrompt,
            short_content: form.shortContent,
            long_content: longContent,
            privacy_level: form.privacyLevel,
            comments_enabled: form.commentsEnabled,
            content_warning: contentWarning,
            topics: topicsOf(texts, contentWarning),
            moderation_status: verdict?.status ?? 'approved',
          },
          verdict && when instanceof Date ? waiting(when, level) : when,
        )
        await pauses.recordLevel(viewer.userId, level)
        if (verdict) await report(id, viewer.userId, verdict)
        if (when === 'now') await look(id)
        if (when instanceof Date) await plan(id, when)
        return feed.one(viewer, id)
      })
    },

    edit: change,

    saveBlog: (viewer: Viewer, id: string, longContent: string) => change(viewer, id, { longContent }),
    removeBlog: (viewer: Viewer, id: string) => change(viewer, id, { longContent: null }),

    remove: (viewer: Viewer, id: string) =>
      database.tx(async () => {
        await noteTakenBack(await own(viewer, id))
        await store.remove(id)
        await queue.cancel(jobOf(id))
        await queue.cancel(lookOf(id))
        await idempotency.forget(viewer, id)
        return { message: 'Your worry was deleted' }
      }),

    /** For the time of a pause, in the transaction that begins it: what was to appear meanwhile appears when it ends. */
    async postpone(userId: string, until: Date) {
      for (const id of await store.postpone(userId, until)) await plan(id, until)
    },

    /**
     * Ends the waiting of a worry whose time has come, once; one that was moved or deleted meanwhile is left alone. A text of level 3 stays
     * a draft: its author is not there to be offered help, and can share it themselves.
     */
    async published(postId: string) {
      const before = await store.findDue(postId)
      if (!before) return
      const judged = sharedTexts(before)
      // Before the transaction: judging may take most of a second.
      const level = await assessLevel(judged)
      await database.tx(async () => {
        const due = await store.lockDue(postId)
        if (!due) return
        const texts = sharedTexts(due)
        const levelNow = texts.join('\n') === judged.join('\n') ? level : await assessLevel(texts)
        if (levelNow === 3) {
          await store.keepAsDraft(postId)
          await pauses.recordLevel(due.user_id, levelNow)
          await notices.notify({ to: due.user_id, kind: 'kept-as-draft', postId, amount: Math.floor(now().getTime() / 60_000) })
          return
        }
        await store.settle(postId)
        await look(postId)
      })
    },
  }
}
export type PostService = ReturnType<typeof postService>
