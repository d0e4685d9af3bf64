import type { Deps } from '../../deps.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { UserStore } from '../users/index.ts'
import type { GroupQueries } from './group-queries.ts'
import type { NotificationStore } from './notification-store.ts'
import type { PreferenceService } from './preferences.ts'

/** The most lines of one push or email. */
export const MAX_GROUPS = 100

/** What both ways of delivery need: the jobs that the table's trigger adds. In quiet hours they wait until these end. */
export type DeliveryParts = Pick<Deps, 'queue' | 'now'> & {
  lines: GroupQueries
  store: NotificationStore
  preferences: PreferenceService
  users: UserStore
}

type Postponed = { kind: 'notifications.push' | 'notifications.mail'; userId: string; until: Date | undefined }

/** Postpones the job until then, and returns whether it did. */
export async function postpone(queue: Queue, { kind, userId, until }: Postponed): Promise<boolean> {
  if (until) await queue.add(kind, { userId }, { runAt: until, dedupeKey: `${kind}:${userId}` })
  return until !== undefined
}
