import { FIGURE_COUNTRIES } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { selectRows } from '../../../db/rows.ts'
import type { RegionNames } from '../../places/index.ts'
import { postVisibleTo } from '../../visibility/index.ts'
import { addDays } from './slices.ts'

/** The longest period that is compared. */
const OLDEST_DAYS = 730
const STATEMENT_MS = 120_000

type Connection = Pick<Database, 'db'>
type Typed = { country: string; region: string }

/**
 * Creates the temporary tables from which cells are computed: `figure_people`, everyone who counts, and `figure_worries`, their public
 * worries before the day. A location counts only if it is shared, and a region only if it is known.
 */
export async function collectFacts(database: Connection, { toDay, regions }: { toDay: string; regions: RegionNames }) {
  const db = database.db()
  await sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true), set_config('work_mem', '64MB', true),
    set_config('timezone', 'UTC', true)`.execute(db)
  await sql`
    insert into figure_keys (user_id, record_key)
    select id, ('x' || left(replace(gen_random_uuid()::text, '-', ''), 8))::bit(32)::int & 2147483647 from users
    where not exists (select from figure_keys where user_id = users.id)
    on conflict do nothing`.execute(db)
  const named = await namedRegions(database, regions)
  await sql`
    create temp table figure_people on commit drop as
    select u.id, (row_number() over ())::int as person, k.record_key as key, p.country, r.name as region
    from users u join figure_keys k on k.user_id = u.id
      left join lateral (select u.country where u.location_sharing and u.country = any(${[...FIGURE_COUNTRIES]}::text[])) p on true
      left join unnest(${named.map(({ country }) => country)}::text[], ${named.map(({ typed }) => typed)}::text[],
        ${named.map(({ name }) => name)}::text[]) as r (country, typed, name) on r.country = p.country and r.typed = u.region
    where u.leaves_at is null and not u.figures_opt_out`.execute(db)
  await sql`create index on figure_people (id)`.execute(db)
  await sql`analyze figure_people`.execute(db)
  await sql`
    create temp table figure_worries on commit drop as
    select posts.id, f.person, f.key, f.country, f.region, coalesce(posts.category, 'other') as category,
      posts.published_at::date as day, extract(dow from posts.published_at)::int as weekday,
      extract(hour from posts.published_at)::int as hour, a.sentiment as tone, (a.sentiment + 1) / 2 as sentiment,
      posts.support_count > 0 as is_supported, posts.me_too_count > 0 as has_me_too, posts.comment_count > 0 as has_comment,
      posts.resolved_at is not null as is_resolved
    from posts join figure_people f on f.id = posts.user_id left join post_analyses a on a.post_id = posts.id
    where posts.published_at >= ${addDays(toDay, -OLDEST_DAYS)}::timestamptz and posts.published_at < ${toDay}::timestamptz
      and ${postVisibleTo(null)}`.execute(db)
  await sql`create index on figure_worries (day)`.execute(db)
  await sql`analyze figure_worries`.execute(db)
}

/** Maps the regions that users entered to known names; any other text is ignored. */
async function namedRegions(database: Connection, regions: RegionNames) {
  const rows = await selectRows(database)<Typed>`
    select distinct country, region from users
    where location_sharing and leaves_at is null and not figures_opt_out and region is not null
      and country = any(${[...FIGURE_COUNTRIES]}::text[])`
  return rows.flatMap(({ country, region }) => {
    const name = regions.nameOf(country, region)
    return name ? [{ country, typed: region, name }] : []
  })
}
