import type { Database } from '../../db/db.ts'
import type { Subject } from '../moderation/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import { postMutations } from './post-mutations.ts'

/** A worry as a moderation subject: complete and in every state. */
export const postSubject = (database: Database): Subject => ({
  async read(id) {
    const post = await database
      .db()
      .selectFrom('posts')
      .select(['user_id', 'short_content', 'long_content', 'moderation_status'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!post) return undefined
    const content = [post.short_content, ...(post.long_content === null ? [] : [post.long_content])].join('\n\n')
    return { authorId: post.user_id, postId: id, content, status: post.moderation_status }
  },

  setStatus: postMutations(database).moderate,
  isVisibleTo: (viewerId, postId) => isPostVisible(database, { viewerId, postId }),
})
