import type { Subject } from '../moderation/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import type { CommentParts } from './comment-parts.ts'

/** A comment as a subject of moderation. */
export const commentSubject = ({ database, store, notify, recount }: CommentParts): Subject => ({
  async read(id) {
    const comment = await store.find(id)
    return (
      comment && {
        authorId: comment.user_id,
        postId: comment.post_id,
        content: comment.content,
        status: comment.moderation_status,
      }
    )
  },

  setStatus: (id, status) =>
    database.tx(async () => {
      const commentBefore = await store.find(id)
      if (!commentBefore) return
      await store.lockPost(commentBefore.post_id)
      const comment = await store.find(id)
      if (!comment || comment.moderation_status === status) return
      await store.moderate(id, status)
      await recount(comment.post_id, comment.moderation_status, status)
      // No notice was sent while it was held, and none is sent twice.
      if (status === 'approved') await notify(comment)
    }),

  async isVisibleTo(viewerId, id) {
    const comment = await store.find(id)
    if (!comment || !(await isPostVisible(database, { viewerId, postId: comment.post_id }))) return false
    return (await store.readable({ viewerId, withHeld: false }, { id, postId: comment.post_id })) !== undefined
  },
})
