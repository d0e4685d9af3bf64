import { sql } from 'kysely'
import type { Database } from '../db/db.ts'
import { selectExists, selectValues } from '../db/rows.ts'

type Listened =
  | { table: 'comment_listeners'; column: 'post_id'; of: 'posts' }
  | { table: 'notification_listeners'; column: 'user_id'; of: 'users' }

/** Which processes have open streams of which rows of the table `of`. The registration of a process expires unless it is renewed. */
export function streamListeners({ db }: Pick<Database, 'db'>, { table, column, of }: Listened) {
  const [listeners, id, subjects] = [sql.table(table), sql.ref(column), sql.table(of)]
  return {
    /** Registers this process for the events of these rows; one that is gone is left out. */
    async listen(process: string, ids: string[], seconds: number) {
      await sql`
        insert into ${listeners} (${id}, process, until)
        select id, ${process}::uuid, now() + make_interval(secs => ${seconds})
        from ${subjects} where id = any(${ids}::uuid[]) order by id
        on conflict (${id}, process) do update set until = excluded.until`.execute(db())
    },

    hasListeners: (subjectId: string): Promise<boolean> =>
      selectExists({ db })`select from ${listeners} where ${id} = ${subjectId} and until > now() limit 1`,

    /** Those of these sessions that have not ended. */
    liveSessions: async (ids: string[]): Promise<Set<string>> =>
      new Set(await selectValues({ db })<string>`select id from sessions where id = any(${ids}::uuid[]) and ended_at is null`),

    async deleteExpired() {
      await sql`delete from ${listeners} where until < now()`.execute(db())
    },
  }
}

export type StreamListeners = ReturnType<typeof streamListeners>
