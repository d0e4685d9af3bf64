import type { SmartNotificationReason } from '@worrystone/contracts'
import { sql } from 'kysely'
import { selectExists, selectRow } from '../../db/rows.ts'
import type { Deps } from '../../deps.ts'
import { type Choice, checkInSituation } from './check-in-situation.ts'
import type { Notice, Notices } from './notices.ts'
import type { PreferenceStore } from './preference-store.ts'
import type { PreferenceService } from './preferences.ts'
import { nextCheckIn, quietUntil } from './quiet-hours.ts'

const DAY = 24 * 60 * 60_000

/** People who have been away for longer get no check-ins. */
const AWAY_AFTER = 60 * DAY
const BATCH = 500
const MAX_AN_HOUR = 10_000

type Options = Pick<Deps, 'database' | 'queue' | 'now'> & {
  notices: Notices
  preferences: PreferenceService
  store: PreferenceStore
  /** For 72 hours after a text of level 2 or 3, private ones included. */
  isInSafetyPause: (userId: string) => Promise<boolean>
}

/** Notifications that no other person triggers: seldom, for a reason, and never to a person in distress. */
export function checkIns({ database, queue, notices, preferences, store, isInSafetyPause, now }: Options) {
  const situationOf = checkInSituation({ database, isInSafetyPause, now })
  const ago = (ms: number) => new Date(now().getTime() - ms)

  /** The day, in UTC. */
  const today = () => Math.floor(now().getTime() / DAY)
  const checkInOfToday = (userId: string) =>
    selectRow(database)<{ id: string; reason: SmartNotificationReason | null }>`
      select id, reason from notifications where user_id = ${userId} and kind = 'check-in' and amount = ${today()}`

  const isActive = (userId: string) =>
    selectExists(database)`select from sessions where user_id = ${userId} and last_used_at > ${ago(AWAY_AFTER)} limit 1`

  async function send(userId: string, { reason, postId, otherId }: Choice) {
    const notice: Notice = {
      to: userId,
      kind: 'check-in',
      reason,
      amount: today(),
      ...(postId && { postId }),
      ...(otherId && { otherId }),
    }
    // A new check-in replaces the unread one.
    await sql`delete from notifications where user_id = ${userId} and kind = 'check-in' and read_at is null`.execute(
      database.db(),
    )
    await notices.notify(notice)
  }

  return {
    situationOf,

    /** Sends the best check-in, at most one a day; undefined if there is none or the person is in distress. */
    trigger: (userId: string): Promise<{ id: string; reason: SmartNotificationReason; isNew: boolean } | undefined> =>
      database.tx(async () => {
        // Concurrent calls run one after the other.
        await sql`select from users where id = ${userId} for no key update`.execute(database.db())
        const { isDistressed, choices } = await situationOf(userId)
        if (isDistressed) return undefined
        const todaysCheckIn = await checkInOfToday(userId)
        if (todaysCheckIn) return { id: todaysCheckIn.id, reason: todaysCheckIn.reason ?? 'hello', isNew: false }
        const [choice] = choices
        if (!choice) return undefined
        await send(userId, choice)
        const checkIn = await checkInOfToday(userId)
        return checkIn && { id: checkIn.id, reason: choice.reason, isNew: true }
      }),

    jobs: {
      /** The job of one person's check-in, by their frequency. */
      'notifications.check-in': ({ userId }: { userId: string }) =>
        database.tx(async () => {
          const row = await store.find(userId)
          const at = now()
          // Another process ran it, or the frequency was changed meanwhile.
          if (!row?.next_check_in_at || row.next_check_in_at > at) return
          const settings = await preferences.read(userId)
          const quiet = quietUntil(at, settings)
          if (quiet) {
            await store.save(userId, { next_check_in_at: quiet }, at)
            return
          }
          // Their situation takes several queries, and of many people on a site few are active.
          if (settings.checkInFrequency !== 'never' && (await isActive(userId)) && !(await checkInOfToday(userId))) {
            const { isDistressed, choices } = await situationOf(userId)
            if (!isDistressed) await send(userId, choices[0] ?? { reason: 'hello' })
          }
          await store.save(userId, { next_check_in_at: nextCheckIn(at, settings.checkInFrequency, settings.timezone) }, at)
        }),
    },

    /** The hourly task: adds the jobs of due check-ins. */
    async plan() {
      await store.planFirst(MAX_AN_HOUR)
      const due = await store.due(now(), MAX_AN_HOUR)
      for (let from = 0; from < due.length; from += BATCH) {
        await database.tx(async () => {
          for (const userId of due.slice(from, from + BATCH)) {
            await queue.add('notifications.check-in', { userId }, { dedupeKey: `notifications.check-in:${userId}` })
          }
        })
      }
    },
  }
}
export type CheckIns = ReturnType<typeof checkIns>
