import { COMMENT_LEVELS, type Comment, type CommentForm } from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import { forbidden, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { isVerified } from '../users/index.ts'
import { type CommentParts, isPrivate } from './comment-parts.ts'
import { languageOf } from './language-of.ts'

const MAX_A_DAY_UNVERIFIED = 20

/** Creates a comment, or an answer to one. */
export function createComment(parts: CommentParts) {
  const { database, store, reading, screening, pauses, getOpenPost, screenFor, openCase, notify } = parts

  /** The position of an answer. An answer to the deepest level becomes its sibling. */
  async function findPosition(viewer: Viewer, id: string, postId: string) {
    const answered = await store.readable({ viewerId: viewer.userId, withHeld: false }, { id, postId })
    if (!answered) throw notFound()
    if (answered.moderation_status !== 'approved') throw forbidden('A comment that waits for a moderator cannot be answered yet')
    const isLast = answered.depth === COMMENT_LEVELS - 1
    return {
      parent_id: isLast ? answered.parent_id : answered.id,
      answered_id: answered.id,
      depth: isLast ? answered.depth : answered.depth + 1,
    }
  }

  return async function createComment(
    viewer: Viewer,
    postId: string,
    { content = '', phrase = null, parentCommentId }: CommentForm,
  ) {
    await screening.requireNotPaused(viewer.userId)
    const id = uuid()
    const postBefore = await getOpenPost(viewer, postId)
    const screened = await screenFor(postBefore, viewer, { content, id })
    return database.tx(async (): Promise<Comment> => {
      // Locks the worry before the writer, in the same order as the writes of worries.
      const post = await getOpenPost(viewer, postId, { isLocked: true })
      const result = isPrivate(post) === isPrivate(postBefore) ? screened : await screenFor(post, viewer, { content, id })
      if (
        !(await isVerified(database, viewer.userId)) &&
        (await store.countOfDay(viewer.userId, MAX_A_DAY_UNVERIFIED)) >= MAX_A_DAY_UNVERIFIED
      ) {
        throw forbidden('Please verify your email address to write more than 20 comments a day')
      }
      const position = parentCommentId
        ? await findPosition(viewer, parentCommentId, postId)
        : { parent_id: null, answered_id: null, depth: 0 }
      const comment = {
        id,
        post_id: postId,
        user_id: viewer.userId,
        content,
        phrase,
        language: languageOf(content),
        moderation_status: result.status,
        is_screened: !isPrivate(post),
        ...position,
      }
      await store.add(comment)
      await pauses.recordLevel(viewer.userId, result.dangerLevel)
      if (result.status === 'approved') {
        await store.count(postId, 1)
        await notify(comment)
      }
      await openCase(comment, result)
      return reading.one(viewer, id)
    })
  }
}
