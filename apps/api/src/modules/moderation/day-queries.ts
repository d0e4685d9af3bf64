import type { SubjectKind } from '@worrystone/contracts'
import { URGENT_MINUTES } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import { isUndecided } from './case-sql.ts'

export type WaitingRow = { count: number; oldest_id: string | null; since: Date | null }
type KindRow = WaitingRow & { kind: SubjectKind }
type DayRow = {
  day: string
  opened: number
  decided: number
  median_minutes: number | null
  urgent: number
  urgent_in_time: number
}

const waitingSince = sql`coalesce(c.urgent_since, c.created_at)`
const dueAt = sql`(${waitingSince} + case when c.danger_level = 3 then ${sql.lit(`${URGENT_MINUTES.acute} minutes`)}::interval
  else ${sql.lit(`${URGENT_MINUTES.other} minutes`)}::interval end)`
const waiting = sql`count(*)::int as count, (array_agg(c.id order by ${waitingSince}, c.id))[1] as oldest_id, min(${waitingSince}) as since`
/** Moderators do not work on what is about them. */
const isOthers = (viewerId: string) => sql`c.author_id is distinct from ${viewerId}`

/** The figures of a moderator's day. */
export const dayQueries = (database: Database) => ({
  byKind: (viewerId: string): Promise<KindRow[]> =>
    selectRows(database)<KindRow>`
      select c.kind, ${waiting} from moderation_cases c where ${isUndecided} and ${isOthers(viewerId)} group by c.kind`,

  urgent: (viewerId: string, now: Date): Promise<WaitingRow & { overdue: number }> => getRow(database)<
    WaitingRow & { overdue: number }
  >`
      select ${waiting}, (count(*) filter (where ${dueAt} < ${now}))::int as overdue
      from moderation_cases c where ${isUndecided} and c.is_urgent and ${isOthers(viewerId)}`,

  assignedTo: (viewerId: string): Promise<WaitingRow> => getRow(database)<WaitingRow>`
      select ${waiting} from moderation_cases c where ${isUndecided} and c.assignee_id = ${viewerId} and ${isOthers(viewerId)}`,

  appeals: (viewerId: string): Promise<WaitingRow> => getRow(database)<WaitingRow>`
      select count(*)::int as count, (array_agg(c.id order by c.appealed_at, c.id))[1] as oldest_id, min(c.appealed_at) as since
      from moderation_cases c where c.appeal = 'open' and ${isOthers(viewerId)}`,

  /** The last 7 days in UTC until now, newest first, days without any case included. */
  days: (viewerId: string, now: Date): Promise<DayRow[]> =>
    selectRows(database)<DayRow>`
      select to_char(d.day, 'YYYY-MM-DD') as day, opened.count as opened, decided.count as decided, decided.median_minutes,
        decided.urgent, decided.urgent_in_time
      from generate_series(0, 6) as back(days)
      cross join lateral (select date_trunc('day', ${now}::timestamptz at time zone 'utc') - back.days * interval '1 day' as day) d
      cross join lateral (select d.day at time zone 'utc' as from_at, (d.day + interval '1 day') at time zone 'utc' as until_at) span
      cross join lateral (select count(*)::int as count from moderation_cases c
        where c.created_at >= span.from_at and c.created_at < span.until_at and ${isOthers(viewerId)}) opened
      cross join lateral (select count(*)::int as count,
          round(percentile_cont(0.5) within group (order by extract(epoch from c.decided_at - ${waitingSince})) / 60)::int as median_minutes,
          (count(*) filter (where c.is_urgent))::int as urgent,
          (count(*) filter (where c.is_urgent and c.decided_at <= ${dueAt}))::int as urgent_in_time
        from moderation_cases c
        where c.decided_at >= span.from_at and c.decided_at < span.until_at and ${isOthers(viewerId)}) decided
      order by back.days`,
})
