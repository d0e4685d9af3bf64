import type { Done } from '@worrystone/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { isVerified } from '../users/index.ts'
import type { CommentParts } from './comment-parts.ts'
import { createComment } from './create-comment.ts'
import { editComment } from './edit-comment.ts'

/** The rules of writing comments. */
export function commentService(parts: CommentParts) {
  const { database, store, cases, withdrawals, idempotency, getOwn } = parts
  return {
    create: createComment(parts),
    edit: editComment(parts),

    /** Users can always delete their own comments, even those they can no longer see. */
    remove: (viewer: Viewer, id: string): Promise<Done> =>
      database.tx(async () => {
        const { post_id } = await getOwn(viewer, id)
        await store.lockPost(post_id)
        const comment = await store.find(id)
        if (!comment) throw notFound()
        if (!(await isVerified(database, viewer.userId))) {
          await withdrawals.record({ subjectId: id, userId: viewer.userId, kind: 'comment', at: comment.created_at })
        }
        await cases.keepDeleted({ kind: 'comment', id })
        await store.remove(id)
        if (comment.moderation_status === 'approved') await store.count(comment.post_id, -1)
        await idempotency.forget(viewer, id)
        return { message: 'Your comment was deleted' }
      }),
  }
}
export type CommentService = ReturnType<typeof commentService>
