import type { Category } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import { statementCache } from '../../db/build-once.ts'
import type { Database } from '../../db/db.ts'
import { selectValues } from '../../db/rows.ts'
import { isStoryReadable } from '../resolutions/index.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import type { QueryWord } from './query-terms.ts'

/** The most words of a query that are read, and the most pairs of characters. */
const MAX_TOKENS = 12
const MAX_WORDS = 30
/** Of the texts that match, the newest are ranked. */
const MAX_RANKED = 400
/** The most hits of a search. */
export const MAX_HITS = 200
const MAX_SIMILAR = 8

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
export type Hit = { post_id: string; kind: 'worry' | 'story'; score: number; published_at: Date }
/** `documents`: how many public texts have the word. */
export type SimilarWord = { typed: string; word: string; documents: number }
export type HitText = { id: string; long_content: string | null; story: string | null; coping_methods: string[] | null }

type Shape = Pick<SearchFilter, 'resolved' | 'mine'> &
  Record<'isSignedIn' | 'hasKind' | 'hasCategory' | 'hasLanguages' | 'hasSince', boolean>
type Values = Pick<Required<Search>, 'query' | 'before'> & {
  viewerId: string
  queries: string[]
  weights: number[]
  kind: string
  category: string
  languages: string[]
  since: Date
  text: string
  words: string[]
  ids: string[]
}
type Param = <K extends keyof Values>(name: K) => Values[K]

/**
 * The texts that may match. This only reduces their number: what the viewer may see is decided by `postVisibleTo` and `isStoryReadable`.
 * The query is a sub-select, so that one plan serves all queries: planning takes as long as searching.
 */
function candidates({ isSignedIn, mine, resolved, ...has }: Shape, param: Param) {
  const conditions = [sql`s.words @@ (select ${param('query')}::tsquery)`, sql`s.published_at <= ${param('before')}`]
  if (mine) conditions.push(sql`s.user_id = ${param('viewerId')}`)
  else if (!isSignedIn) conditions.push(sql`s.is_public`)
  else {
    conditions.push(sql`(s.is_public or s.user_id = any(array(
      select follower_id from follows where following_id = ${param('viewerId')} union all select ${param('viewerId')}::uuid)))`)
  }
  if (has.hasKind) conditions.push(sql`s.kind = ${param('kind')}`)
  if (has.hasCategory) conditions.push(sql`s.category = ${param('category')}`)
  if (has.hasLanguages) conditions.push(sql`s.language = any(${param('languages')}::text[])`)
  if (has.hasSince) conditions.push(sql`s.published_at >= ${param('since')}`)
  if (resolved !== undefined) conditions.push(sql`s.is_resolved = ${sql.lit(resolved)}`)
  return sql`select s.post_id, s.kind, s.published_at, s.words from post_search s where ${sql.join(conditions, sql` and `)}
    order by s.published_at desc limit ${sql.lit(MAX_RANKED)}`
}

function readable(viewerId: string | null, mine: boolean): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [
    isPublished,
    postVisibleTo(viewerId),
    // Most hits are worries: a join would query a story of each.
    sql`(c.kind = 'worry' or exists (select from resolutions where resolutions.post_id = c.post_id and ${isStoryReadable(viewerId)}))`,
  ]
  if (viewerId !== null && !mine) {
    conditions.push(notMutedBy(sql.ref('posts.user_id'), viewerId))
    conditions.push(withoutHiddenWords(viewerId, 'everywhere', sql`('worry', c.kind)`))
  }
  return sql.join(conditions, sql` and `)
}

function ranked(shape: Shape, param: Param): RawBuilder<Hit> {
  const score = sql`(select coalesce(sum(ranked.weight), 0)::float8
    from unnest((select ${param('queries')}::text[]::tsquery[]), ${param('weights')}::float8[]) ranked (query, weight)
    where c.words @@ ranked.query)`
  return sql`
    select c.post_id, c.kind, c.published_at, ${score} as score
    from (${candidates(shape, param)}) c join posts on posts.id = c.post_id
    where ${readable(shape.isSignedIn ? param('viewerId') : null, shape.mine)}
    order by score desc, c.published_at desc, c.post_id desc, c.kind limit ${sql.lit(MAX_HITS)}`
}

const queryWords = (text: string) => sql<QueryWord>`
  with tokens as (
    select token, min(position) as position, search_is_dense(token) as is_dense, normalize(worrystone_plain(token), NFC) as plain
    from search_tokens(${text}) with ordinality words (token, position) group by token order by 2 limit ${sql.lit(MAX_TOKENS)}),
  words as (
    select tokens.*, 0 as part, exists (select from unnest(${DICTIONARIES}) d where ts_lexize(d, token) = '{}') as is_stop,
      array(select distinct word from unnest(${DICTIONARIES}) d, unnest(array[token, plain]) spelling, unnest(ts_lexize(d, spelling)) word) as words
    from tokens where not is_dense
    union all
    select tokens.*, part, false, array[substr(token, part, 2)] from tokens, generate_series(1, greatest(length(token) - 1, 1)) part
    where is_dense)
  select token, plain, is_dense, part, is_stop, words,
    (select coalesce(max(documents), 0) from search_words where word = any(words.words)) as documents
  from words order by position, part limit ${sql.lit(MAX_WORDS)}`

const similarWords = (words: string[]) => sql<SimilarWord>`
  select typed, near.word, near.documents from unnest(${words}::text[]) typed, lateral (
    select word, documents from search_words where length(word) between 4 and 30 and word % typed and word <> typed
    order by similarity(word, typed) desc, documents desc limit ${sql.lit(MAX_SIMILAR)}) near`

const hitTexts = (ids: string[]) => sql<HitText>`
  select posts.id, posts.long_content, resolutions.story, resolutions.coping_methods
  from posts left join resolutions on resolutions.post_id = posts.id where posts.id = any(${ids}::uuid[])`

/** What everybody can read: neither texts that appear later nor those of people who are leaving. */
const COUNTED_TEXTS = `select words from post_search where is_public and published_at <= now()
  and user_id not in (select id from users where leaves_at is not null)`

/** Reads only; the database writes `post_search` itself (migration 0090), and `countWords` is the only writer of `search_words`. */
export function searchStore(database: Pick<Database, 'db'>) {
  const run = statementCache<Values>(database)

  return {
    /** The words of a query, in its order. */
    words: (query: string) => run<QueryWord>('words', (param) => queryWords(param('text')), { text: query }),

    /** Words of public texts that look like one of these. */
    wordsLike: (words: string[]) => run<SimilarWord>('words like', (param) => similarWords(param('words')), { words }),

    /** Those of the words that public texts have. */
    knownWords: async (words: string[]): Promise<string[]> =>
      words.length === 0 ? [] : selectValues(database)<string>`select word from search_words where word = any(${words}::text[])`,

    /** The texts that match and that the viewer may see, best first. */
    find({ viewerId, query, ranked: terms, before, kind, category, languages, since, resolved, mine }: Search): Promise<Hit[]> {
      const shape = {
        ...{ resolved, mine, isSignedIn: viewerId !== null, hasKind: kind !== undefined, hasCategory: category !== undefined },
        ...{ hasLanguages: languages !== undefined, hasSince: since !== undefined },
      }
      return run<Hit>(`find ${JSON.stringify(shape)}`, (param) => ranked(shape, param), {
        ...{ query, before, queries: terms.map((term) => term.query), weights: terms.map(({ weight }) => weight) },
        ...(viewerId !== null && { viewerId }),
        ...(kind && { kind }),
        ...(category && { category }),
        ...(languages && { languages }),
        ...(since && { since }),
      })
    },

    /** The texts of these worries that are not on a card. */
    texts: async (ids: string[]): Promise<HitText[]> =>
      ids.length === 0 ? [] : run<HitText>('texts', (param) => hitTexts(param('ids')), { ids }),

    /** Counts anew how many public texts have each word. */
    async countWords() {
      await sql`
        with counted as (select word, ndoc::int as documents from ts_stat(${COUNTED_TEXTS}) where length(word) <= 60),
          gone as (delete from search_words where word not in (select word from counted))
        insert into search_words select word, documents from counted
        on conflict (word) do update set documents = excluded.documents where search_words.documents <> excluded.documents`.execute(
        database.db(),
      )
    },
  }
}
export type SearchStore = ReturnType<typeof searchStore>
