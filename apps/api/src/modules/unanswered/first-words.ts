import { type FirstWordFigures, MIN_PEOPLE } from '@worrystone/contracts'
import { sql } from 'kysely'
import { cacheFor } from '../../cache-for.ts'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'
import { DANGEROUS_CASES } from './waiting-query.ts'

const DAYS = 30
const CACHE_MS = 60 * 60_000
/** Percent and minutes are rounded to this in what members see, so that nobody sees a single worry come or go. */
const ROUNDED_TO = 5

type Row = { language: string | null; median: number | null; hour: number; day: number }
type Detail = { floor: number; step: number }

/** How soon people are answered. Cached for an hour: only whole days are counted. */
export function firstWords({ database, now }: { database: Database; now: () => Date }) {
  const read = async (detail: Detail): Promise<FirstWordFigures> => {
    const rows = await readGroups(database, { now: now(), floor: detail.floor })
    const round = (value: number) => Math.round(value / detail.step) * detail.step
    const presentGroup = ({ median, hour, day }: Row) => ({
      medianMinutes: median === null ? null : Math.max(1, round(median)),
      withinHour: round(hour * 100),
      withinDay: round(day * 100),
    })
    const all = rows.find(({ language }) => language === ALL)
    return {
      all: all ? presentGroup(all) : null,
      languages: rows
        .filter(({ language }) => language !== ALL)
        .map((row) => ({ language: row.language === OTHERS ? null : row.language, ...presentGroup(row) })),
    }
  }
  return {
    published: cacheFor(() => read({ floor: MIN_PEOPLE, step: ROUNDED_TO }), { ms: CACHE_MS, now }).read,
    all: cacheFor(() => read({ floor: 1, step: 1 }), { ms: CACHE_MS, now }).read,
  }
}
export type FirstWords = ReturnType<typeof firstWords>

const ALL = '*'
const OTHERS = '-'

/**
 * A group a language of enough authors, one of all other languages, and their sum. What is in no group is not in the sum either, which would
 * tell it by subtraction.
 */
const readGroups = (database: Database, { now, floor }: { now: Date; floor: number }): Promise<Row[]> =>
  selectRows(database)<Row>`
    with today as (select date_trunc('day', ${now}::timestamptz at time zone 'utc') at time zone 'utc' as start),
    counted as materialized (
      select posts.user_id, coalesce(posts.language, ${OTHERS}) as language, extract(epoch from first.at - posts.published_at) / 60 as waited
      from today join posts on posts.published_at >= today.start - ${sql.lit(`${DAYS + 1} days`)}::interval
          and posts.published_at < today.start - interval '1 day'
        join post_analyses a on a.post_id = posts.id and not a.speaks_of_danger
        left join lateral (select min(c.created_at) as at from comments c
          where c.post_id = posts.id and c.user_id <> posts.user_id and c.created_at < today.start and c.moderation_status = 'approved'
            and c.removed_at is null and ${personVisibleTo(sql.ref('c.user_id'), null)}) first on true
      where posts.privacy_level = 'public' and ${postVisibleTo(null)} and (posts.comments_enabled or first.at is not null)
        and posts.user_id not in (select id from users where figures_opt_out)
        and posts.id not in (${DANGEROUS_CASES})),
    published as (
      select language from counted where language <> ${OTHERS} group by language having count(distinct user_id) >= ${floor}),
    grouped as materialized (
      select user_id, waited, case when language in (select language from published) then language else ${OTHERS} end as language from counted),
    groups as materialized (select language from grouped group by language having count(distinct user_id) >= ${floor})
    select coalesce(grouped.language, ${ALL}) as language,
      nullif(percentile_disc(0.5) within group (order by coalesce(waited, 'infinity')), 'infinity')::float8 as median,
      avg((coalesce(waited, 'infinity') <= 60)::int)::float8 as hour, avg((coalesce(waited, 'infinity') <= 24 * 60)::int)::float8 as day
    from grouped where language in (select language from groups)
    group by rollup (grouped.language) having count(*) > 0
    order by grouping(grouped.language) desc, grouped.language = ${OTHERS}, count(*) desc, grouped.language`
