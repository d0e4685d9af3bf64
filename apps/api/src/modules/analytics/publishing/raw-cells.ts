import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { getRow, selectRows } from '../../../db/rows.ts'
import { ALL, cellId, placeId, type RawCell } from './cell.ts'
import { MAX_WORRIES, SLOT_HOURS } from './rules.ts'
import { pointsOf, previousWindowOf, RANGES, type Slice, windowOf } from './slices.ts'

type Connection = Pick<Database, 'db'>
type Measures = Omit<RawCell, 'id'>
type Row = Measures & { slice: string; first: string; second: string | null; third: string | null; depth: number }

const KEYS = sql.lit(2 ** 31 - 1)
/** Of a sketch: enough that a few hundred people change more bits than the threshold of a change usually asks for. */
const BITS = sql.lit(251)
const SKETCH = sql`'0b' || bit_xor(set_bit(repeat('0', ${BITS})::bit(${BITS}), key % ${BITS}, 1))::text`
const MAX_COUNTED = sql.lit(MAX_WORRIES)

/** From rows with one person each: `key`, `n` worries, and `s` and `ns`, the sum and number of the sentiments. */
const MEASURES = sql`
  count(*)::int as people,
  sum(least(n, ${MAX_COUNTED}))::int as worries,
  max(least(n, ${MAX_COUNTED}))::int as largest,
  (sum(key) & ${KEYS})::int as key,
  (sum(((key::bigint * least(n, ${MAX_COUNTED})) & ${KEYS})::int) & ${KEYS})::int as "weightedKey",
  ${SKETCH} as sketch,
  coalesce(sum(s / nullif(ns, 0)), 0)::float8 as "sentimentSum",
  count(*) filter (where ns > 0)::int as "sentimentPeople"`

const COUNTED = sql`count(*)::int as n, sum(sentiment) as s, count(sentiment)::int as ns`

/** Every cell of the table of that day, computed from the facts. */
export async function rawCells(database: Connection, toDay: string): Promise<RawCell[]> {
  const windows = RANGES.map((range) => windowOf(range, toDay))
  const weeks = pointsOf('90d', toDay)
  const months = pointsOf('1y', toDay)
  const cells: RawCell[] = [await members(database)]
  for (const window of windows) {
    cells.push(...(await places(database, window)), ...(await breakdowns(database, window)), ...(await privacy(database, window)))
  }
  for (const slices of [weeks, months, ...RANGES.map((range) => [previousWindowOf(range, toDay)])]) {
    cells.push(...(await points(database, slices)))
  }
  return cells
}

async function readCells(database: Connection, query: RawBuilder<Row>): Promise<(Row & { measures: Measures })[]> {
  const rows = await selectRows(database)<Row>`${query}`
  return rows.map((row) => {
    const { slice, first, second, third, depth, ...measures } = row
    return { ...row, measures }
  })
}

/** Countries, their regions, and the total, by category and in all. A person has one location, so that locations add up. */
async function places(database: Connection, { id, from, to }: Slice): Promise<RawCell[]> {
  const rows = await readCells(
    database,
    sql<Row>`
      with per_person as materialized (
        select person, key, country, region, category, ${COUNTED}
        from figure_worries where day >= ${from}::date and day < ${to}::date group by person, key, country, region, category
      ), totals as (
        select person, key, country, region, ${ALL}::text as category, sum(n)::int as n, sum(s) as s, sum(ns)::int as ns
        from per_person group by person, key, country, region
      )
      select ${id}::text as slice, country as first, region as second, category as third, grouping(country, region) as depth, ${MEASURES}
      from (select * from per_person union all select * from totals) of_people
      group by grouping sets ((country, region, category), (country, category), (category))`,
  )
  const cells: RawCell[] = []
  for (const { slice, first, second, third, depth, measures } of rows) {
    const category = third ?? ALL
    if (depth === 3) cells.push({ id: placeId(slice, ALL, ALL, category), ...measures })
    else if (first !== null && depth === 1) cells.push({ id: placeId(slice, first, ALL, category), ...measures })
    else if (first !== null && second !== null && depth === 0)
      cells.push({ id: placeId(slice, first, second, category), ...measures })
  }
  return cells
}

/** Countries and the total by category, for several slices that do not overlap. */
async function points(database: Connection, slices: Slice[]): Promise<RawCell[]> {
  if (slices.length === 0) return []
  const rows = await readCells(
    database,
    sql<Row>`
      with per_person as materialized (
        select p.slice, person, key, country, category, ${COUNTED}
        from figure_worries w join unnest(${slices.map(({ id }) => id)}::text[], ${slices.map(({ from }) => from)}::date[],
          ${slices.map(({ to }) => to)}::date[]) as p (slice, first_day, to_day) on w.day >= p.first_day and w.day < p.to_day
        group by p.slice, person, key, country, category)
      select slice, country as first, null as second, category as third, grouping(country) as depth, ${MEASURES}
      from per_person group by grouping sets ((slice, country, category), (slice, category))`,
  )
  return rows.flatMap(({ slice, first, third, depth, measures }) =>
    depth === 0 && first === null ? [] : [{ id: placeId(slice, depth === 0 ? first : ALL, ALL, third ?? ALL), ...measures }],
  )
}

/** The limits of document 3 section 9, on -1 to 1. */
const FEELING = sql`case when tone <= -0.7 then 'very_negative' when tone <= -0.3 then 'negative' when tone < 0.3 then 'neutral'
  when tone < 0.7 then 'positive' else 'very_positive' end`

const SIMILAR = sql`exists (select from similar_posts s join posts on posts.id = s.other_id
  join figure_people other on other.id = posts.user_id and other.person <> w.person
  where s.post_id = w.id and posts.privacy_level = 'public' and posts.moderation_status = 'approved' and posts.published_at <= now())`

const ANSWERED = sql`w.is_supported or w.has_me_too or (w.has_comment and exists (
  select from comments c join figure_people other on other.id = c.user_id and other.person <> w.person
  where c.post_id = w.id and c.moderation_status = 'approved' and c.removed_at is null))`

/** Times of sharing, tones, and reactions: of the whole community. */
async function breakdowns(database: Connection, { id, from, to }: Slice): Promise<RawCell[]> {
  const inWindow = sql`select * from figure_worries w where day >= ${from}::date and day < ${to}::date`
  const by = (kind: string, first: RawBuilder<unknown>, condition = sql`true`) => sql<Row>`
    select ${id}::text as slice, ${kind}::text as first, part as second, null as third, 0 as depth, ${MEASURES}
    from (select person, key, (${first})::text as part, ${COUNTED} from (${inWindow}) w where ${condition} group by person, key, part) of_people
    group by part`
  const cells: RawCell[] = []
  for (const query of [
    by('weekday', sql`weekday`),
    by('hour', sql`hour`),
    by('slot', sql`weekday || ':' || hour / ${sql.lit(SLOT_HOURS)} * ${sql.lit(SLOT_HOURS)}`),
    by('feeling', FEELING, sql`tone is not null`),
    by('answer', sql`'supported'`, sql`is_supported`),
    by('answer', sql`'me-too'`, sql`has_me_too`),
    by('answer', sql`'resolved'`, sql`is_resolved`),
    by('answer', sql`'similar'`, SIMILAR),
    by('answer', sql`'answered'`, ANSWERED),
  ]) {
    for (const { slice, first, second, measures } of await readCells(database, query)) {
      cells.push({ id: cellId(slice, first, second ?? ALL), ...measures })
    }
  }
  return cells
}

/** The only cells that count worries that are not public: how many of each privacy level there are. */
async function privacy(database: Connection, { id, from, to }: Slice): Promise<RawCell[]> {
  const rows = await readCells(
    database,
    sql<Row>`
      select ${id}::text as slice, level as first, null as second, null as third, 0 as depth, ${MEASURES}
      from (
        select f.person, f.key, posts.privacy_level as level, count(*)::int as n, null::float8 as s, 0 as ns
        from posts join figure_people f on f.id = posts.user_id
        where posts.published_at >= ${from}::timestamptz and posts.published_at < ${to}::timestamptz
          and posts.moderation_status = 'approved'
        group by f.person, f.key, posts.privacy_level) of_people
      group by level`,
  )
  return rows.map(({ slice, first, measures }) => ({ id: cellId(slice, 'privacy', first), ...measures }))
}

/** Everyone whose worries may count. */
async function members(database: Connection): Promise<RawCell> {
  const measures = await getRow(database)<Measures>`
    select coalesce(sum(n), 0)::int as worries, count(*)::int as people, coalesce(max(n), 0)::int as largest,
      coalesce(sum(key) & ${KEYS}, 0)::int as key, coalesce(sum(key) & ${KEYS}, 0)::int as "weightedKey",
      coalesce(${SKETCH}, '0b0') as sketch, 0::float8 as "sentimentSum", 0 as "sentimentPeople"
    from (select key, 1 as n from figure_people) of_people`
  return { id: cellId('now', 'members'), ...measures }
}
