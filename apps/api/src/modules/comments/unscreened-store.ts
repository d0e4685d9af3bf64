import type { ModerationStatus } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

type UnscreenedComment = Pick<Selectable<Tables['comments']>, 'id' | 'post_id' | 'user_id' | 'content' | 'moderation_status'>

/** Comments below private worries, which are not screened until the worry is shared. */
export const unscreenedStore = ({ db }: Pick<Database, 'db'>) => ({
  /** A writer's unscreened comments, the oldest first. */
  unscreened: ({ postId, userId, max }: { postId: string; userId: string; max: number }) => selectRows({ db })<UnscreenedComment>`
    select id, post_id, user_id, content, moderation_status from comments
    where post_id = ${postId} and user_id = ${userId} and not is_screened and removed_at is null order by id limit ${max}`,

  async setScreened(id: string, status: ModerationStatus) {
    const change = { is_screened: true, moderation_status: status }
    await db().updateTable('comments').set(change).where('id', '=', id).execute()
  },
})
