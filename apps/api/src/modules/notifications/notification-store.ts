import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectValue, selectValues } from '../../db/rows.ts'
import { dayOf, GROUPED_KINDS, type GroupReader, UNREAD } from './group-queries.ts'

/** Marks and deletes rows of the table notifications; only `notices.ts` inserts them. */
export const notificationStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Marks the rows that a line grouped when its reader loaded it, and returns how many; undefined if it belongs to another person. */
  async markRead({ userId, utcOffset }: GroupReader, id: string, at: Date): Promise<number | undefined> {
    const isOwn = await selectExists({ db })`select from notifications where id = ${id} and user_id = ${userId}`
    if (!isOwn) return undefined
    const { numAffectedRows } = await sql`
      update notifications n set read_at = ${at} from notifications clicked
      where clicked.id = ${id} and n.user_id = ${userId} and n.read_at is null and (n.id = clicked.id or (
        n.kind in ${GROUPED_KINDS} and n.kind = clicked.kind and n.post_id = clicked.post_id and n.created_at <= clicked.created_at
        and ${dayOf(sql`n.created_at`, utcOffset)} = ${dayOf(sql`clicked.created_at`, utcOffset)}))`.execute(db())
    return Number(numAffectedRows ?? 0)
  },

  async markAllRead(userId: string, at: Date): Promise<number> {
    const { numAffectedRows } = await sql`
      update notifications set read_at = ${at} where user_id = ${userId} and read_at is null`.execute(db())
    return Number(numAffectedRows ?? 0)
  },

  /** Those of these people who got or read a notification since then. */
  notifiedSince: (userIds: string[], since: Date): Promise<string[]> => selectValues({ db })<string>`
      select distinct user_id from notifications
      where user_id = any(${userIds}::uuid[]) and (created_at >= ${since} or read_at >= ${since})`,

  /** When the oldest notification that waits for a mail was made. */
  oldestUnmailed: async (userId: string): Promise<Date | undefined> =>
    (await getValue({ db })<Date | null>`
      select min(created_at) from notifications n
      where n.user_id = ${userId} and ${UNREAD} and n.mailed_at is null`) ?? undefined,

  async markMailed(userId: string, { until, at }: { until: Date; at: Date }) {
    await sql`
      update notifications n set mailed_at = ${at}
      where n.user_id = ${userId} and ${UNREAD} and n.mailed_at is null and n.created_at <= ${until}`.execute(db())
  },

  /** When the person's latest notification was made. */
  lastNotifiedAt: (userId: string): Promise<Date | undefined> => selectValue({ db })<Date>`
      select created_at as at from notifications where user_id = ${userId}
      order by created_at desc, id desc limit 1`,

  /** Deletes older ones, some thousands at a time. Ids begin with their time, so the primary key finds the oldest. */
  async deleteBefore(before: Date) {
    await sql`
      delete from notifications where id in (
        select id from notifications where id < ${firstIdOf(before)}::uuid order by id limit ${sql.lit(10_000)})`.execute(db())
  },
})
export type NotificationStore = ReturnType<typeof notificationStore>

/** The smallest UUIDv7 of a moment. */
function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
