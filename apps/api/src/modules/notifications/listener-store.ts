import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

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

  async hasListeners(userId: string): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from notification_listeners where user_id = ${userId} and until > now()) as found`.execute(db())
    return rows[0]?.found ?? false
  },

  async deleteExpired() {
    await sql`delete from notification_listeners where until < now()`.execute(db())
  },

  /** Those of these sessions that have not ended. */
  async liveSessions(ids: string[]): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select id from sessions where id = any(${ids}::uuid[]) and ended_at is null`.execute(db())
    return new Set(rows.map(({ id }) => id))
  },
})
export type ListenerStore = ReturnType<typeof listenerStore>
