import type { Post, PostChange, PostForm, PrivacyLevel } from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { forbidden, invalidField } from '../../http/app-error.ts'
import type { Idempotency } from '../../http/idempotency.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { ModerationCases } from '../moderation/index.ts'
import { type Screening, statusAfterEdit, type Verdict } from '../screening/index.ts'
import type { feeds } from './feeds.ts'
import type { promptList } from './prompts.ts'
import type { Appearance, PostStore } from './store.ts'

const PUBLIC_A_DAY_UNVERIFIED = 5
const LONGEST_WAIT_MS = 366 * 24 * 60 * 60_000

const SWITCH_ON = 'Please switch scheduling on to share the worry at a later time'

type Parts = {
  database: Database
  queue: Queue
  store: PostStore
  feed: Pick<ReturnType<typeof feeds>, 'one'>
  prompts: ReturnType<typeof promptList>
  kept: Idempotency
  screening: Screening
  cases: ModerationCases
  now: () => Date
}

const jobOf = (postId: string) => `post.published:${postId}`
const lookOf = (postId: string) => `analysis.look:${postId}`

/** Will others read it, now or when its time comes? Drafts and private worries are nobody's business: they are not screened. */
const isShared = ({ privacyLevel, at }: { privacyLevel: PrivacyLevel; at: Date | null }) =>
  privacyLevel !== 'private' && at !== null

const textsOf = ({ shortContent, longContent }: { shortContent: string; longContent: string | null }) => [
  shortContent,
  ...(longContent === null ? [] : [longContent]),
]

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
export function postService({ database, queue, store, feed, prompts, kept, screening, cases, now }: Parts) {
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

  /** Moves the job of publication to where the worry's time is now. */
  async function plan(postId: string, when: Appearance) {
    if (when instanceof Date) await queue.add('post.published', { postId }, { runAt: when, dedupeKey: jobOf(postId) })
    else await queue.cancel(jobOf(postId))
  }

  /** Has the analysis read a worry that is out, or whose words are other ones now. */
  const look = (postId: string) => queue.add('analysis.look', { postId }, { dedupeKey: lookOf(postId) })

  /** Tells moderators what the screening found, in the transaction of the write. */
  async function report(postId: string, authorId: string, verdict: Verdict) {
    if (verdict.reasons.length > 0) await cases.hold({ kind: 'post', subjectId: postId, postId, authorId, verdict })
  }

  /** When the changed worry is to appear; undefined if that stays as it is. */
  function moved(post: { is_published: boolean }, { isScheduled, scheduledFor }: PostChange): Appearance | undefined {
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
  async function judge(viewer: Viewer, post: Own, next: Next): Promise<Verdict | undefined> {
    const isNewlyShared = isShared(next) && !isShared({ privacyLevel: post.privacy_level, at: post.published_at })
    // During a pause a person can still take the longer text back and hide what they wrote.
    if (isNewlyShared || next.saysMore) await screening.mayWrite(viewer.userId)
    if (!isShared(next) || !(isNewlyShared || next.isTextChanged)) return undefined
    return screening.check({ userId: viewer.userId, texts: textsOf(next), kind: 'post', subjectId: post.id })
  }

  const change = (viewer: Viewer, id: string, wishes: PostChange) =>
    database.tx(async () => {
      const post = await own(viewer, id)
      const when = moved(post, wishes)
      const next = nextOf(post, wishes, when === undefined ? post.published_at : when === 'now' ? now() : when)
      // A worry may keep a beginning that is no longer offered.
      if (next.worryPrompt !== post.worry_prompt) await knownPrompt(next.worryPrompt)
      const isNewlyPublic = next.privacyLevel === 'public' && (post.privacy_level !== 'public' || when !== undefined)
      if (isNewlyPublic && next.at) await mayAppear(viewer.userId, { at: next.at, except: id })
      const verdict = await judge(viewer, post, next)
      await store.change(
        id,
        {
          worry_prompt: next.worryPrompt,
          short_content: next.shortContent,
          long_content: next.longContent,
          privacy_level: next.privacyLevel,
          comments_enabled: wishes.commentsEnabled ?? post.comments_enabled,
          content_warning: wishes.contentWarning === undefined ? post.content_warning : wishes.contentWarning,
          ...(verdict && { moderation_status: statusAfterEdit(post.moderation_status, verdict) }),
        },
        { when, isEdited: post.is_published && next.isTextChanged },
      )
      // What was taken down is seen by nobody, whatever its words are now.
      if (verdict && post.moderation_status !== 'rejected') await report(id, viewer.userId, verdict)
      if (when !== undefined) await plan(id, when)
      if (when === 'now' || (post.is_published && next.isTextChanged)) await look(id)
      return feed.one(viewer, id)
    })

  return {
    async create(viewer: Viewer, form: PostForm): Promise<Post> {
      if (!form.isScheduled && form.scheduledFor) throw invalidField('isScheduled', SWITCH_ON)
      const when: Appearance = !form.isScheduled ? 'now' : form.scheduledFor ? future(form.scheduledFor) : null
      await knownPrompt(form.worryPrompt)
      await screening.mayWrite(viewer.userId)
      const longContent = form.longContent || null
      const at = when === 'now' ? now() : when
      const verdict = isShared({ privacyLevel: form.privacyLevel, at })
        ? await screening.check({
            userId: viewer.userId,
            texts: textsOf({ shortContent: form.shortContent, longContent }),
            kind: 'post',
          })
        : undefined
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
            content_warning: form.contentWarning ?? null,
            moderation_status: verdict?.status ?? 'approved',
          },
          when,
        )
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
        await own(viewer, id)
        await store.remove(id)
        await queue.cancel(jobOf(id))
        await queue.cancel(lookOf(id))
        await kept.forget(viewer, id)
        return { message: 'Your worry was deleted' }
      }),

    /** For the time of a pause, in the transaction that begins it: what was to appear meanwhile appears when it ends. */
    async postpone(userId: string, until: Date) {
      for (const id of await store.postpone(userId, until)) await plan(id, until)
    },

    /** What follows from a worry's publication, once; a worry that was moved or deleted meanwhile is left alone. */
    published: (postId: string) =>
      database.tx(async () => {
        if (await store.settle(postId)) await look(postId)
      }),
  }
}
export type PostService = ReturnType<typeof postService>
