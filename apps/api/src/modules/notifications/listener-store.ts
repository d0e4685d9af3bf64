import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectValues } from '../../db/rows.ts'

/** The only writer of notification_listeners: which processes have open streams of which people. */
export const listenerStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Registers this process for the events of these people. */
  async listen(process: string, userIds: string[], seconds: number) {
    await sql`
      insert into notification_listeners (user_id, process, until)
      select id, ${process}::uuid, now() + make_interval(secs => ${seconds})
      from users where id = any(${userIds}::uuid[]) order by id
      on conflict (user_id, process) do update set until = excluded.until`.execute(db())
  },

  hasListeners: (userId: string): Promise<boolean> =>
    selectExists({ db })`select from notification_listeners where user_id = ${userId} and until > now() limit 1`,

  async deleteExpired() {
    await sql`delete from notification_listeners where until < now()`.execute(db())
  },

  /** Those of these sessions that have not ended. */
  liveSessions: async (ids: string[]): Promise<Set<string>> =>
    new Set(await selectValues({ db })<string>`select id from sessions where id = any(${ids}::uuid[]) and ended_at is null`),
})
export type ListenerStore = ReturnType<typeof listenerStore>
