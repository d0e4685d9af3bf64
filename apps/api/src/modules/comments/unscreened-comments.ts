import { invalidField } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { statusAfterEdit } from '../screening/index.ts'
import type { CommentParts } from './comment-parts.ts'
import { unscreenedStore } from './unscreened-store.ts'

/** The most comments that are screened in the transaction that shares their worry. */
const MAX_UNSCREENED = 200

/** Screens the author's own comments below a private worry when it is shared. */
export function unscreenedComments({ database, screening, getPost, screenShared, openCase, recount }: CommentParts) {
  const store = unscreenedStore(database)

  async function unscreened({ userId }: Viewer, postId: string) {
    const comments = await store.unscreened({ postId, userId, max: MAX_UNSCREENED + 1 })
    if (comments.length <= MAX_UNSCREENED) return comments
    throw invalidField(
      'privacyLevel',
      'Please delete some of your comments first: a worry with more than 200 that only you have seen cannot be shared',
    )
  }

  return {
    /** Starts the classification for `screen` before the transaction. */
    async prepare(viewer: Viewer, postId: string) {
      const contents = (await unscreened(viewer, postId)).map(({ content }) => content)
      await screening.prepare(contents, 'comment')
    },

    /** Screens the comments that only their writer could read, in the transaction that shares the worry and locks its row. */
    async screen(viewer: Viewer, postId: string) {
      const comments = await unscreened(viewer, postId)
      if (comments.length === 0) return
      const post = await getPost(viewer, postId)
      for (const comment of comments) {
        const result = await screenShared(post, viewer.userId, comment)
        const status = statusAfterEdit(comment.moderation_status, result)
        await openCase(comment, result)
        await store.setScreened(comment.id, status)
        await recount(postId, comment.moderation_status, status)
      }
    },
  }
}
