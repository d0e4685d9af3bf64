import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import { streamListeners } from '../../http/stream-listeners.ts'

/** The only writer of notification_listeners: which processes have open streams of which people. */
export const listenerStore = (database: Pick<Database, 'db'>) => ({
  ...streamListeners(database, { table: 'notification_listeners', column: 'user_id', of: 'users' }),

  /** Those of these sessions that have not ended. */
  liveSessions: async (ids: string[]): Promise<Set<string>> =>
    new Set(await selectValues(database)<string>`select id from sessions where id = any(${ids}::uuid[]) and ended_at is null`),
})
export type ListenerStore = ReturnType<typeof listenerStore>
