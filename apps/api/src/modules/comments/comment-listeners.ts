import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists } from '../../db/rows.ts'

/** The only writer of comment_listeners: which processes have open streams of which worries. */
export const commentListeners = ({ db }: Pick<Database, 'db'>) => ({
  /** Registers this process for the comments of these worries; a worry that is gone is left out. */
  async listen(process: string, postIds: string[], seconds: number) {
    await sql`
      insert into comment_listeners (post_id, process, until)
      select id, ${process}::uuid, now() + make_interval(secs => ${seconds})
      from posts where id = any(${postIds}::uuid[]) order by id
      on conflict (post_id, process) do update set until = excluded.until`.execute(db())
  },

  isWatched: (postId: string): Promise<boolean> =>
    selectExists({ db })`select from comment_listeners where post_id = ${postId} and until > now() limit 1`,

  async deleteExpired() {
    await sql`delete from comment_listeners where until < now()`.execute(db())
  },
})
export type CommentListeners = ReturnType<typeof commentListeners>
