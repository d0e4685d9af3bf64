import { sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { selectRows } from '../../../db/rows.ts'
import { ALL, type RawCell } from './cell.ts'
import { addDays } from './slices.ts'

/** A word or a pair of adjacent words, with its people by category and in all. */
export type WordCell = RawCell & {
  word: string
  language: string
  category: string
  isBefore: boolean
  /** The share of its uses inside a sentence that are capitalized, 0 to 1. */
  capitals: number
  /** The word is the name of a member. */
  isName: boolean
}

const DAYS = 30
const MAX_WORDS = 150

/**
 * The most used words of public worries of the last 30 days, as the analysis extracted them, with the 30 days before. Worries that contain
 * danger are left out. Only words of at least `minPeople` people are read.
 */
export async function wordCells(
  database: Pick<Database, 'db'>,
  { toDay, minPeople }: { toDay: string; minPeople: number },
): Promise<WordCell[]> {
  const since = addDays(toDay, -DAYS)
  await sql`
    create temp table figure_words on commit drop as
    select w.person, w.key, w.category, w.sentiment, w.day < ${since}::date as is_before, a.language, k.word,
      posts.short_content ~ ('[[:lower:],;] ' || regexp_replace(initcap(k.word), '([^[:alnum:] ])', '\\\\\\1', 'g')) as is_capital
    from figure_worries w join posts on posts.id = w.id join post_analyses a on a.post_id = w.id
      cross join lateral (
        select unnest(a.keywords) as word
        union select left_word || ' ' || right_word from unnest(a.keywords) left_word, unnest(a.keywords) right_word
          where left_word <> right_word and strpos(lower(posts.short_content), left_word || ' ' || right_word) > 0) k
    where w.day >= ${addDays(since, -DAYS)}::date and not a.speaks_of_danger and a.language is not null`.execute(database.db())
  return selectRows(database)<WordCell>`
    with frequent as (
      select word, language, avg(is_capital::int)::float8 as capitals from figure_words where not is_before
      group by word, language having count(distinct person) >= ${minPeople}
      order by count(distinct person) desc, word limit ${sql.lit(MAX_WORDS)}
    ), by_category as (
      select word, language, is_before, person, key, category, count(*)::int as n, sum(sentiment) as s, count(sentiment)::int as ns
      from figure_words join frequent using (word, language) group by word, language, is_before, person, key, category
    ), totals as (
      select word, language, is_before, person, key, ${ALL}::text as category, sum(n)::int as n, sum(s) as s, sum(ns)::int as ns
      from by_category group by word, language, is_before, person, key
    )
    select word as id, word, language, is_before as "isBefore", category, capitals, count(*)::int as people, sum(n)::int as worries, max(n)::int as largest,
      (sum(key) & 2147483647)::int as key, (sum(key) & 2147483647)::int as "weightedKey", '0b0' as sketch,
      coalesce(sum(s / nullif(ns, 0)), 0)::float8 as "sentimentSum", count(*) filter (where ns > 0)::int as "sentimentPeople",
      exists (select from users where username_key = word or name_key = word or name_key like word || ' %') as "isName"
    from (select * from by_category union all select * from totals) of_people join frequent using (word, language)
    group by word, language, is_before, category, capitals`
}
