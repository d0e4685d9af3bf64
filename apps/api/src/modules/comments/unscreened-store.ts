import type { ModerationStatus } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'

/** Comments below private worries, which are not screened until the worry is shared. */
export const unscreenedStore = ({ db }: Pick<Database, 'db'>) => ({
  /** A writer's unscreened comments, the oldest first. */
  unscreened: ({ postId, userId, max }: { postId: string; userId: string; max: number }) =>
    db()
      .selectFrom('comments')
      .select(['id', 'post_id', 'user_id', 'content', 'moderation_status'])
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .where('is_screened', '=', false)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .limit(max)
      .execute(),

  async setScreened(id: string, status: ModerationStatus) {
    const change = { is_screened: true, moderation_status: status }
    await db().updateTable('comments').set(change).where('id', '=', id).execute()
  },
})
