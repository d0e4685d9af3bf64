import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectValue } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

/** The columns of a counted month. */
type MonthCounts = Omit<Selectable<Tables['transparency_months']>, 'month'>

const countOf = (what: string, detail?: string) => sql`
  (count(*) filter (where e.what = ${what} ${detail === undefined ? sql`` : sql`and e.detail = ${detail}`}))::int`

/** The history of moderation from the day `from` until before `to`, in UTC. Cases of people in danger are in no count. */
export const countMonth = (database: Database, { from, to }: { from: string; to: string }): Promise<MonthCounts> =>
  getRow(database)<MonthCounts>`
    select
      ${countOf('reported')} as reports, ${countOf('held')} as held, ${countOf('hidden')} as hidden,
      ${countOf('decided', 'keep')} as kept, ${countOf('decided', 'warn')} as warned, ${countOf('decided', 'remove')} as removed,
      (count(distinct c.author_id) filter (where e.what = 'decided' and e.detail = 'pause'))::int as paused_accounts,
      ${countOf('appealed')} as appeals, ${countOf('appeal-decided', 'granted')} as appeals_granted,
      ${countOf('appeal-decided', 'refused')} as appeals_refused, ${countOf('decided')} as decisions,
      round(percentile_cont(0.5) within group (order by extract(epoch from e.at - c.created_at) / 3600)
        filter (where e.what = 'decided'))::int as median_hours
    from moderation_events e join moderation_cases c on c.id = e.case_id
    where c.danger_level = 0 and c.source <> 'concern' and e.at >= (${from}::date at time zone 'UTC') and e.at < (${to}::date at time zone 'UTC')`

export const firstEventAt = (database: Database): Promise<Date | undefined> =>
  selectValue(database)<Date>`select at from moderation_events order by at limit 1`
