import type { Database } from '../../db/db.ts'
import { streamListeners } from '../../http/stream-listeners.ts'

/** The only writer of comment_listeners: which processes have open streams of which worries. */
export const commentListeners = (database: Pick<Database, 'db'>) =>
  streamListeners(database, { table: 'comment_listeners', column: 'post_id', of: 'posts' })
export type CommentListeners = ReturnType<typeof commentListeners>
