import type { NotificationPreferences, PreferencesChange } from '@worrystone/contracts'
import { DEFAULT_PREFERENCES } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { columnsOf, presentRow } from '../../db/present-row.ts'
import type { NotificationStore } from './notification-store.ts'
import type { PreferenceStore } from './preference-store.ts'
import { nextCheckIn } from './quiet-hours.ts'

type Options = { database: Database; store: PreferenceStore; notifications: NotificationStore; now: () => Date }

/** Reads and updates how people want to be notified. */
export function preferenceService({ database, store, notifications, now }: Options) {
  const read = async (userId: string): Promise<NotificationPreferences> => {
    const row = await store.find(userId)
    return row ? presentRow(row) : DEFAULT_PREFERENCES
  }
  return {
    read,

    change: (userId: string, change: PreferencesChange): Promise<NotificationPreferences> =>
      database.tx(async () => {
        const previous = await read(userId)
        const after = { ...previous, ...defined(change) }
        // A new frequency starts with one full interval, in the person's time zone.
        const isNewFrequency = change.checkInFrequency !== undefined && change.checkInFrequency !== previous.checkInFrequency
        const next = isNewFrequency && { next_check_in_at: nextCheckIn(now(), after.checkInFrequency, after.timezone) }
        // Emails contain only what happens from now on.
        if (after.emailNotifications && !previous.emailNotifications)
          await notifications.markMailed(userId, { until: now(), at: now() })
        await store.save(userId, { ...columnsOf(defined(change)), ...next }, now())
        return read(userId)
      }),
  }
}
export type PreferenceService = ReturnType<typeof preferenceService>

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const defined = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Defined<T>
