import type { FollowUpAnswer, FollowUps, RecentWorry } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { forbidden, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FollowUpStore } from './store.ts'

/** For as long the last answer can be changed. */
const CHANGEABLE_MS = 24 * 60 * 60_000

type Options = { database: Database; store: FollowUpStore; now: () => Date }

/** How worries went on, in their authors' own answers. */
export function followUpService({ database, store, now }: Options) {
  async function read(viewer: Viewer | null, postId: string): Promise<FollowUps> {
    const post = await store.visible(viewer?.userId ?? null, postId, now())
    if (!post) throw notFound()
    const { is_own, is_shared, is_stopped } = post
    const answers = is_own || is_shared ? await store.answers(postId) : []
    return {
      answers: answers.map(({ answer, answered_at }) => ({ answer, answeredAt: answered_at.toISOString() })),
      isDue: is_own && post.is_open && post.may_be_asked,
      isStopped: is_own && is_stopped,
      isShared: is_shared && answers.length > 0,
    }
  }

  /** Runs a change of the viewer's own worry; 403 for a visible worry of another author. */
  const changeOwn = (viewer: Viewer, postId: string, change: (post: { is_open: boolean }) => Promise<void>): Promise<FollowUps> =>
    database.tx(async () => {
      await store.lockPost(postId)
      const post = await store.visible(viewer.userId, postId, now())
      if (!post) throw notFound()
      if (!post.is_own) throw forbidden()
      await change(post)
      return read(viewer, postId)
    })

  return {
    read,

    async due({ userId }: Viewer): Promise<{ worry: RecentWorry | null }> {
      return { worry: await store.dueOf(userId, now()) }
    },

    answer: (viewer: Viewer, postId: string, answer: FollowUpAnswer) =>
      changeOwn(viewer, postId, async ({ is_open }) => {
        const last = (await store.answers(postId)).at(-1)
        const isFresh = last && last.answered_at.getTime() > now().getTime() - CHANGEABLE_MS
        if (isFresh) await store.changeAnswer(last.id, answer)
        else if (is_open) await store.addAnswer({ userId: viewer.userId, postId, answer, at: now() })
        else throw forbidden('There is no question about this worry now')
      }),

    /** Idempotent. */
    stop: (viewer: Viewer, postId: string) =>
      changeOwn(viewer, postId, () => store.choose(viewer.userId, postId, { is_stopped: true })),

    /** Idempotent. */
    share: (viewer: Viewer, postId: string, isShared: boolean) =>
      changeOwn(viewer, postId, () => store.choose(viewer.userId, postId, { is_shared: isShared })),
  }
}
export type FollowUpService = ReturnType<typeof followUpService>
