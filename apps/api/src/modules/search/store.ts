import type { Category } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows, selectValues } from '../../db/rows.ts'
import { isReadable } from '../resolutions/index.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import type { QueryWord } from './query-terms.ts'

/** The most words of a query that are read, and the most pairs of characters. */
const MAX_TOKENS = 12
const MAX_WORDS = 30
/** Of the texts that match, the newest are ranked. */
const MAX_RANKED = 400
/** The most hits of a search. */
export const MAX_HITS = 200
const MAX_ALIKE = 8

const DICTIONARIES = sql.raw(
  `array['simple', ${['arabic', 'english', 'french', 'german', 'hindi', 'italian', 'portuguese', 'russian', 'spanish'].map((name) => `'${name}_stem'`).join(', ')}]::regdictionary[]`,
)

export type SearchFilter = {
  kind?: 'worry' | 'story' | undefined
  category?: Category | undefined
  languages?: string[] | undefined
  since?: Date | undefined
  resolved?: boolean | undefined
  mine: boolean
}

/** `query`: a tsquery. `ranked`: the queries of the terms with the weight that each adds to a text's score. */
export type Search = SearchFilter & {
  viewerId: string | null
  query: string
  ranked: { query: string; weight: number }[]
  before: Date
}
export type Found = { post_id: string; kind: 'worry' | 'story'; score: number; published_at: Date }
/** `documents`: how many public texts have the word. */
export type AlikeWord = { typed: string; word: string; documents: number }
export type FoundText = { id: string; long_content: string | null; story: string | null; coping_methods: string[] | null }

/** The texts among which a search looks. It narrows only: what the viewer may see is decided by `postVisibleTo` and `isReadable`. */
function candidates({ viewerId, query, before, kind, category, languages, since, resolved, mine }: Search) {
  const conditions = [sql`s.words @@ ${query}::tsquery`, sql`s.published_at <= ${before}`]
  if (mine) conditions.push(sql`s.user_id = ${viewerId}`)
  else if (viewerId === null) conditions.push(sql`s.is_public`)
  else {
    conditions.push(sql`(s.is_public or s.user_id = any(array(
      select follower_id from follows where following_id = ${viewerId} union all select ${viewerId}::uuid)))`)
  }
  if (kind) conditions.push(sql`s.kind = ${kind}`)
  if (category) conditions.push(sql`s.category = ${category}`)
  if (languages) conditions.push(sql`s.language = any(${languages}::text[])`)
  if (since) conditions.push(sql`s.published_at >= ${since}`)
  if (resolved !== undefined) conditions.push(sql`s.is_resolved = ${sql.lit(resolved)}`)
  return sql`select s.post_id, s.kind, s.published_at, s.words from post_search s where ${sql.join(conditions, sql` and `)}
    order by s.published_at desc limit ${sql.lit(MAX_RANKED)}`
}

function readable(viewerId: string | null, mine: boolean): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [
    isPublished,
    postVisibleTo(viewerId),
    sql`(c.kind = 'worry' or ${isReadable(viewerId)})`,
  ]
  if (viewerId !== null && !mine) {
    conditions.push(notMutedBy(sql.ref('posts.user_id'), viewerId))
    conditions.push(withoutHiddenWords(viewerId, 'everywhere', sql`('worry', c.kind)`))
  }
  return sql.join(conditions, sql` and `)
}

/** What everybody can read: neither texts that appear later nor those of people who are leaving. */
const COUNTED_TEXTS = `select words from post_search where is_public and published_at <= now()
  and user_id not in (select id from users where leaves_at is not null)`

/** Reads only; the database writes `post_search` itself (migration 0090), and `countWords` is the only writer of `search_words`. */
export const searchStore = (database: Pick<Database, 'db'>) => ({
  /** The words of a query, in its order. */
  words: (query: string): Promise<QueryWord[]> => selectRows(database)<QueryWord>`
    with tokens as (
      select token, min(position) as position, search_is_dense(token) as is_dense, normalize(worrystone_plain(token), NFC) as plain
      from search_tokens(${query}) with ordinality words (token, position) group by token order by 2 limit ${sql.lit(MAX_TOKENS)}),
    words as (
      select tokens.*, 0 as part, exists (select from unnest(${DICTIONARIES}) d where ts_lexize(d, token) = '{}') as is_stop,
        array(select distinct word from unnest(${DICTIONARIES}) d, unnest(array[token, plain]) spelling, unnest(ts_lexize(d, spelling)) word) as words
      from tokens where not is_dense
      union all
      select tokens.*, part, false, array[substr(token, part, 2)] from tokens, generate_series(1, greatest(length(token) - 1, 1)) part
      where is_dense)
    select token, plain, is_dense, part, is_stop, words,
      (select coalesce(max(documents), 0) from search_words where word = any(words.words)) as documents
    from words order by position, part limit ${sql.lit(MAX_WORDS)}`,

  /** Words of public texts that look like one of these. */
  wordsLike: (words: string[]): Promise<AlikeWord[]> => selectRows(database)<AlikeWord>`
    select typed, alike.word, alike.documents from unnest(${words}::text[]) typed, lateral (
      select word, documents from search_words where length(word) between 4 and 30 and word % typed and word <> typed
      order by similarity(word, typed) desc, documents desc limit ${sql.lit(MAX_ALIKE)}) alike`,

  /** Those of the words that public texts have. */
  knownWords: async (words: string[]): Promise<string[]> =>
    words.length === 0 ? [] : selectValues(database)<string>`select word from search_words where word = any(${words}::text[])`,

  /** The texts that match and that the viewer may see, best first. */
  find: (search: Search): Promise<Found[]> => {
    const { viewerId, mine, ranked } = search
    const score = sql`(select coalesce(sum(ranked.weight), 0)::float8
      from unnest(${ranked.map(({ query }) => query)}::text[]::tsquery[], ${ranked.map(({ weight }) => weight)}::float8[]) ranked (query, weight)
      where c.words @@ ranked.query)`
    return selectRows(database)<Found>`
      select c.post_id, c.kind, c.published_at, ${score} as score
      from (${candidates(search)}) c join posts on posts.id = c.post_id
        left join resolutions on c.kind = 'story' and resolutions.post_id = c.post_id
      where ${readable(viewerId, mine)} order by score desc, c.published_at desc, c.post_id desc, c.kind limit ${sql.lit(MAX_HITS)}`
  },

  /** The texts of hits that are not on a card. */
  texts: (ids: string[]): Promise<FoundText[]> => selectRows(database)<FoundText>`
    select posts.id, posts.long_content, resolutions.story, resolutions.coping_methods
    from posts left join resolutions on resolutions.post_id = posts.id where posts.id = any(${ids}::uuid[])`,

  async countWords() {
    await sql`
      with counted as (select word, ndoc::int as documents from ts_stat(${COUNTED_TEXTS}) where length(word) <= 60),
        gone as (delete from search_words where word not in (select word from counted))
      insert into search_words select word, documents from counted
      on conflict (word) do update set documents = excluded.documents where search_words.documents <> excluded.documents`.execute(
      database.db(),
    )
  },
})
export type SearchStore = ReturnType<typeof searchStore>
