import type { NotificationPreferences, PreferencesChange } from '@worrystone/contracts'
import { DEFAULT_PREFERENCES } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import type { NotificationStore } from './notification-store.ts'
import type { PreferenceStore, PreferencesRow } from './preference-store.ts'
import { nextCheckIn } from './quiet-hours.ts'

type Options = { database: Database; store: PreferenceStore; notifications: NotificationStore; now: () => Date }

/** Reads and updates how people want to be notified. */
export function preferenceService({ database, store, notifications, now }: Options) {
  const read = async (userId: string) => presentPreferences(await store.find(userId))
  return {
    read,

    change: (userId: string, change: PreferencesChange): Promise<NotificationPreferences> =>
      database.tx(async () => {
        const previous = await read(userId)
        const after = { ...previous, ...defined(change) }
        // A new frequency starts with one full interval, in the person's time zone.
        const isRhythmNew = change.checkInFrequency !== undefined && change.checkInFrequency !== previous.checkInFrequency
        const next = isRhythmNew && { next_check_in_at: nextCheckIn(now(), after.checkInFrequency, after.timezone) }
        // Emails contain only what happens from now on.
        if (after.emailNotifications && !previous.emailNotifications)
          await notifications.markMailed(userId, { until: now(), at: now() })
        await store.save(userId, { ...columnsOf(change), ...next }, now())
        return read(userId)
      }),
  }
}
export type PreferenceService = ReturnType<typeof preferenceService>

function presentPreferences(row: PreferencesRow | undefined): NotificationPreferences {
  if (!row) return DEFAULT_PREFERENCES
  return {
    emailNotifications: row.email_notifications,
    pushNotifications: row.push_notifications,
    supportNotifications: row.support_notifications,
    concernMessages: row.concern_messages,
    waitingWorryOffers: row.waiting_worry_offers,
    followUpQuestions: row.follow_up_questions,
    checkInFrequency: row.check_in_frequency,
    quietHoursStart: row.quiet_hours_start,
    quietHoursEnd: row.quiet_hours_end,
    timezone: row.timezone,
  }
}

const columnsOf = (change: PreferencesChange): Partial<PreferencesRow> =>
  defined({
    email_notifications: change.emailNotifications,
    push_notifications: change.pushNotifications,
    support_notifications: change.supportNotifications,
    concern_messages: change.concernMessages,
    waiting_worry_offers: change.waitingWorryOffers,
    follow_up_questions: change.followUpQuestions,
    check_in_frequency: change.checkInFrequency,
    quiet_hours_start: change.quietHoursStart,
    quiet_hours_end: change.quietHoursEnd,
    timezone: change.timezone,
  })

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const defined = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Defined<T>
