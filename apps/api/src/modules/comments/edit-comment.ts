import type { Comment } from '@worrystone/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { statusAfterEdit } from '../screening/index.ts'
import { type CommentParts, isPrivate } from './comment-parts.ts'
import { languageOf } from './language-of.ts'

/** Changes the text of the user's own comment. */
export function editComment(parts: CommentParts) {
  const { database, store, reading, screening, pauses, getPost, getOwn, screenFor, openCase, recount } = parts
  return async function editComment(viewer: Viewer, id: string, content: string): Promise<Comment> {
    await screening.requireNotPaused(viewer.userId)
    const commentBefore = await getOwn(viewer, id)
    const postBefore = await getPost(viewer, commentBefore.post_id)
    if (commentBefore.content === content) return reading.one(viewer, id)
    const screened = await screenFor(postBefore, viewer, { content, id })
    return database.tx(async () => {
      // Locks the worry before the case, in the same order as moderation.
      const post = await getPost(viewer, commentBefore.post_id, { isLocked: true })
      const result = isPrivate(post) === isPrivate(postBefore) ? screened : await screenFor(post, viewer, { content, id })
      const comment = await store.find(id)
      if (!comment) throw notFound()
      await openCase(comment, result)
      await pauses.recordLevel(viewer.userId, result.dangerLevel)
      const status = statusAfterEdit(comment.moderation_status, result)
      await store.change(id, {
        content,
        language: languageOf(content),
        moderation_status: status,
        is_screened: !isPrivate(post),
      })
      await recount(comment.post_id, comment.moderation_status, status)
      return reading.one(viewer, id)
    })
  }
}
