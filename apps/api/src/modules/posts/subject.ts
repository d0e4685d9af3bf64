import type { Database } from '../../db/db.ts'
import { selectRow } from '../../db/rows.ts'
import type { Subject } from '../moderation/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import { postMutations } from './post-mutations.ts'

/** A worry as a moderation subject: complete and in every state. */
export const postSubject = (database: Database): Subject => ({
  read(id) {
    return selectRow(database)`
      select user_id as "authorId", id as "postId", concat_ws(e'\\n\\n', short_content, long_content) as content, moderation_status as status
      from posts where id = ${id}`
  },

  setStatus: postMutations(database).moderate,
  isVisibleTo: (viewerId, postId) => isPostVisible(database, { viewerId, postId }),
})
