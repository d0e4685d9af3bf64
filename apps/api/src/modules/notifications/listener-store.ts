import type { Database } from '../../db/db.ts'
import { streamListeners } from '../../http/stream-listeners.ts'

/** The only writer of notification_listeners: which processes have open streams of which people. */
export const listenerStore = (database: Pick<Database, 'db'>) =>
  streamListeners(database, { table: 'notification_listeners', column: 'user_id', of: 'users' })
export type ListenerStore = ReturnType<typeof listenerStore>
