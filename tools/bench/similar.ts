import { performance } from 'node:perf_hooks'
import { CLASSES, mainSituation, mainTheme, signBits, similarPosts, vectorToBytes } from '@worrystone/api/analysis/internals'
import { type Database, openDatabase } from '@worrystone/api/database'
import { randomNumbers } from '@worrystone/api/random-numbers'
import { sql } from 'kysely'
import { fillCommunity } from './community.ts'
import { withPostgres } from './postgres.ts'

/**
 * How long the analysis job takes to find similar worries among 100,000, and to store them in both directions: by vectors (English) and
 * by words (the other languages), on PostgreSQL. Prints a table, asserts nothing.
 */

const MODEL = 'use-lite-1'
const DIMENSIONS = 512
/** Worries of one topic are close together, as real ones are. */
const TOPICS = 400
const WORDS = 5_000
const THEMES = 48
const BATCH = 1_000
const SAMPLES = 60

const isMeasured = await withPostgres(async (url) => {
  const database = openDatabase({ url, prepared: true, poolSize: 2 })
  await fillCommunity(database)
  const random = randomNumbers(7)
  const topics = Array.from({ length: TOPICS }, () => randomVector(random))
  await fillAnalyses(database, { random, topics })

  const { update } = similarPosts(database)
  const ids = await somePosts(database)
  const kinds = [
    [
      'by vectors',
      () => ({
        ...commonResult(random),
        vector: vectorNear(random, topics),
        model: MODEL,
        terms: [],
        language: 'en' as const,
        concepts: [],
      }),
    ],
    [
      'by words',
      () => ({
        ...commonResult(random),
        vector: null,
        model: 'keywords',
        terms: someWords(random),
        language: 'de' as const,
        concepts: [],
      }),
    ],
  ] as const
  const rows = []
  for (const [name, createResult] of kinds) {
    const times: number[] = []
    for (const id of ids) {
      const startedAt = performance.now()
      await update(id, createResult())
      times.push(performance.now() - startedAt)
    }
    times.sort((a, b) => a - b)
    const quantile = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
    rows.push({ search: name, 'median, ms': quantile(0.5), 'p95, ms': quantile(0.95), 'longest, ms': quantile(1) })
  }
  console.log(`The search and writing of similarPosts among 100,000 worries, ${SAMPLES} times each`)
  console.table(rows)
  await database.close()
})
if (!isMeasured) console.log('There is no PostgreSQL here: install its server, or set BENCH_DATABASE_URL.')

type Random = () => number

function randomVector(random: Random): Float32Array {
  const vector = Float32Array.from({ length: DIMENSIONS }, () => random() + random() + random() - 1.5)
  return scaled(vector)
}

/** A vector near one of the topics. */
function vectorNear(random: Random, topics: Float32Array[]): Float32Array {
  const topic = topics[Math.floor(random() * topics.length)] ?? randomVector(random)
  const noise = randomVector(random)
  return scaled(topic.map((value, j) => value + 0.9 * (noise[j] ?? 0)))
}

function scaled(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

/** A few words are frequent, most are rare. */
function someWords(random: Random): string[] {
  const words = Array.from({ length: 6 }, () => `w${Math.floor(WORDS * random() ** 3)}`)
  return [...new Set(words)]
}

function commonResult(random: Random) {
  return { category: 'work' as const, themes: someThemes(random), situations: someSituations(random) }
}

/** One situation is likely, or none of them; the others share the rest. */
function someSituations(random: Random): Float32Array {
  const likely = Math.floor(CLASSES * random())
  return Float32Array.from({ length: CLASSES }, (_, k) => (k === likely ? 0.5 : 0.5 / (CLASSES - 1)))
}

/** One theme is likely, the others share the rest. */
function someThemes(random: Random): Float32Array {
  const likelyTheme = Math.floor(THEMES * random())
  return Float32Array.from({ length: THEMES }, (_, j) => Math.sqrt(j === likelyTheme ? 0.7 : 0.3 / (THEMES - 1)))
}

/** Each worry has all, so that each search runs over all 100,000. */
async function fillAnalyses(database: Database, { random, topics }: { random: Random; topics: Float32Array[] }) {
  const { rows } = await sql<{ id: string }>`
    select id from posts where not exists (select from post_embeddings where post_id = id)
      and not exists (select from post_terms where post_id = id) order by id`.execute(database.db())
  for (let offset = 0; offset < rows.length; offset += BATCH) {
    const ids = rows.slice(offset, offset + BATCH).map(({ id }) => id)
    const vectors = ids.map(() => vectorNear(random, topics))
    await sql`
      insert into post_embeddings (post_id, model, sig, vec)
      select id, ${MODEL}, signs::bit(512), vec
      from unnest(${ids}::uuid[], ${vectors.map(signBits)}::text[], ${vectors.map(vectorToBytes)}::bytea[]) as new (id, signs, vec)`.execute(
      database.db(),
    )
    const themes = ids.map(() => someThemes(random))
    const situations = ids.map(() => someSituations(random))
    await sql`
      insert into post_themes (post_id, language, theme, themes, situation, situations, analyzed_at)
      select id, (array['en', 'en', 'de', 'es'])[1 + (place % 4)], theme, themes, situation, situations, now() - make_interval(secs => place)
      from unnest(${ids}::uuid[], ${themes.map(mainTheme)}::text[], ${themes.map(vectorToBytes)}::bytea[],
        ${situations.map(mainSituation)}::text[], ${situations.map(vectorToBytes)}::bytea[])
        with ordinality as new (id, theme, themes, situation, situations, place)`.execute(database.db())
    await sql`
      insert into post_terms (post_id, language, terms)
      select id, 'de', string_to_array(words, ' ')
      from unnest(${ids}::uuid[], ${ids.map(() => someWords(random).join(' '))}::text[]) as new (id, words)`.execute(
      database.db(),
    )
  }
  await sql`analyze post_embeddings, post_terms, post_themes`.execute(database.db())
}

async function somePosts(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where privacy_level = 'public' order by id limit ${SAMPLES}`.execute(database.db())
  return rows.map(({ id }) => id)
}
