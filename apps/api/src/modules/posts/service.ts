import type { Viewer } from '../../http/viewer.ts'
import { createPost } from './create-post.ts'
import { editPost } from './edit-post.ts'
import { analysisJob, type Options, postParts, publicationJob } from './post-parts.ts'
import { publishScheduled } from './publish-scheduled.ts'

/** Creates, changes, publishes and deletes worries. */
export function postService(options: Options) {
  const parts = postParts(options)
  const { database, queue, store, cases, idempotency, lockOwn, recordWithdrawal, schedule } = parts

  return {
    create: createPost(parts),
    edit: editPost(parts),
    remove: (viewer: Viewer, id: string) =>
      database.tx(async () => {
        await recordWithdrawal(await lockOwn(viewer, id))
        await cases.keepDeleted({ postId: id })
        await store.remove(id)
        await queue.cancel(publicationJob(id))
        await queue.cancel(analysisJob(id))
        await idempotency.forget(viewer, id)
        return { message: 'Your worry was deleted' }
      }),

    /** Called in the transaction that starts a moderation pause: worries scheduled during it appear when it ends. */
    async postpone(userId: string, until: Date) {
      for (const id of await store.postpone(userId, until)) await schedule(id, until)
    },

    publishScheduled: publishScheduled(parts),
  }
}
export type PostService = ReturnType<typeof postService>
