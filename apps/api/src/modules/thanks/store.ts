import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { selectExists, selectRows, selectValues } from '../../db/rows.ts'
import { unauthorized } from '../../http/app-error.ts'

/** `userId`: the author of the worry, who thanks. */
type Thanks = { userId: string; helperId: string; postId: string; commentId: string | null }

/** The only writer of the table thanks. */
export const thanksStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Whether it is new. */
  add: ({ userId, helperId, postId, commentId }: Thanks): Promise<boolean> =>
    mapForeignKeyViolation(
      selectExists({ db })`
        insert into thanks (id, user_id, helper_id, post_id, comment_id)
        values (${uuid()}, ${userId}, ${helperId}, ${postId}, ${commentId}::uuid) on conflict do nothing returning 1`,
      unauthorized,
    ),

  /** Whether there was one. */
  takeBack: (commentId: string): Promise<boolean> =>
    selectExists({ db })`delete from thanks where comment_id = ${commentId} returning 1`,

  /** Whom the author thanked below a worry, for a comment or for all. */
  helpers: (postId: string): Promise<string[]> =>
    selectValues({ db })<string>`select distinct helper_id from thanks where post_id = ${postId}`,

  /** Deletes the author's thanks to these people below a worry, and returns them. */
  takeBackFrom: (postId: string, helperIds: string[]) =>
    selectRows({ db })<{ helper_id: string; comment_id: string | null }>`
      delete from thanks where post_id = ${postId} and helper_id = any(${helperIds}::uuid[]) returning helper_id, comment_id`,
})
export type ThanksStore = ReturnType<typeof thanksStore>
