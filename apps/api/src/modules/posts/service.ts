import type { Post, PostChange, PostForm } from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { forbidden, invalidField } from '../../http/app-error.ts'
import type { Idempotency } from '../../http/idempotency.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue } from '../../jobs/queue.ts'
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
  now: () => Date
}

const jobOf = (postId: string) => `post.published:${postId}`

/** The rules of writing worries. */
export function postService({ database, queue, store, feed, prompts, kept, now }: Parts) {
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

  const change = (viewer: Viewer, id: string, wishes: PostChange) =>
    database.tx(async () => {
      const post = await own(viewer, id)
      const { worryPrompt = post.worry_prompt, shortContent = post.short_content, privacyLevel = post.privacy_level } = wishes
      const longContent = wishes.longContent === undefined ? post.long_content : wishes.longContent || null
      // A worry may keep a beginning that is no longer offered.
      if (worryPrompt !== post.worry_prompt) await knownPrompt(worryPrompt)
      const when = moved(post, wishes)
      const at = when === undefined ? post.published_at : when === 'now' ? now() : when
      const isNewlyPublic = privacyLevel === 'public' && (post.privacy_level !== 'public' || when !== undefined)
      if (isNewlyPublic && at) await mayAppear(viewer.userId, { at, except: id })

      const isTextChanged =
        worryPrompt !== post.worry_prompt || shortContent !== post.short_content || longContent !== post.long_content
      await store.change(
        id,
        {
          worry_prompt: worryPrompt,
          short_content: shortContent,
          long_content: longContent,
          privacy_level: privacyLevel,
          comments_enabled: wishes.commentsEnabled ?? post.comments_enabled,
        },
        { when, isEdited: post.is_published && isTextChanged },
      )
      if (when !== undefined) await plan(id, when)
      return feed.one(viewer, id)
    })

  return {
    async create(viewer: Viewer, form: PostForm): Promise<Post> {
      if (!form.isScheduled && form.scheduledFor) throw invalidField('isScheduled', SWITCH_ON)
      const when: Appearance = !form.isScheduled ? 'now' : form.scheduledFor ? future(form.scheduledFor) : null
      await knownPrompt(form.worryPrompt)
      return database.tx(async () => {
        if (form.privacyLevel === 'public' && when !== null) await mayAppear(viewer.userId, { at: when === 'now' ? now() : when })
        const id = uuid()
        await store.add(
          {
            id,
            user_id: viewer.userId,
            worry_prompt: form.worryPrompt,
            short_content: form.shortContent,
            long_content: form.longContent || null,
            privacy_level: form.privacyLevel,
            comments_enabled: form.commentsEnabled,
          },
          when,
        )
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
        await kept.forget(viewer, id)
        return { message: 'Your worry was deleted' }
      }),

    /** What follows from a worry's publication, once; a worry that was moved or deleted meanwhile is left alone. */
    async published(postId: string) {
      await store.settle(postId)
    },
  }
}
export type PostService = ReturnType<typeof postService>
