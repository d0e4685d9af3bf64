import { readDemoWorries } from '@worrystone/analysis-training/band-texts'
import { type Database, openDatabase } from '@worrystone/api/database'
import { searchOf } from '@worrystone/api/search/internals'
import { withDataDir } from '@worrystone/e2e/product'
import { sql } from 'kysely'
import { fillCommunity, signIn, someReaders } from './community.ts'
import { type Reader, type Request, readersOf, recordStatements, row, SECONDS, statementsOf, withApi } from './measure.ts'
import { measureOnPostgres, type Workload } from './measure-on-postgres.ts'
import { readSearchPairs } from './search-queries.ts'

/**
 * How fast the search is over 100,000 worries in eleven languages and 5,000 stories: the real API process, beside the same statements sent
 * to the database alone by the same number of callers. Written queries, and words that thousands of texts have. Prints tables, asserts
 * nothing. `--embedded` measures the embedded database instead, which takes minutes to fill.
 */

const CALLERS = [1, 10]
const READERS = 60
const SLICE = 2_000
const POSTS = 100_000
const STORIES = 5_000
const COMMON = [
  'work',
  'money',
  'sleep',
  'mother',
  'angst',
  'arbeit',
  'trabajo',
  'miedo',
  '仕事',
  'العمل',
  'my mother work',
  'friends',
]

/** Two sentences of one language as the text of each worry, in slices: a statement may take 15 seconds. */
async function writeTexts(database: Database) {
  const sentences = [...readDemoWorries(), ...readSearchPairs().map(({ language, intended }) => ({ language, text: intended }))]
  const [languages, texts] = [sentences.map(({ language }) => language), sentences.map(({ text }) => text)]
  const db = database.db()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from post_search`.execute(db)
  if ((rows[0]?.count ?? 0) >= POSTS + STORIES) return
  for (let from = 0; from < POSTS; from += SLICE) {
    await sql`
      with sentences as (
        select language, text, row_number() over (partition by language order by hashtext(text)) - 1 as n, count(*) over (partition by language) as count
        from unnest(${languages}::text[], ${texts}::text[]) s (language, text)),
        firsts as (select language, text, count, row_number() over (order by hashtext(text)) - 1 as i from sentences),
        slice as (
          select id, row_number() over (order by id) + ${sql.lit(from)} as i from (select id from posts order by id limit ${sql.lit(SLICE)} offset ${sql.lit(from)}) part)
      update posts set language = firsts.language, long_content = null,
        short_content = left(firsts.text || ' ' || (select text from sentences s where s.language = firsts.language and s.n = (slice.i / 7) % firsts.count), 280)
      from slice join firsts on firsts.i = slice.i % (select count(*) from sentences) where posts.id = slice.id`.execute(db)
  }
  for (let from = 0; from < STORIES; from += SLICE / 2) {
    await sql`insert into resolutions (post_id, user_id, coping_methods, story, is_public)
      select id, user_id, array['talking to somebody'], short_content, true from posts where privacy_level = 'public'
      order by id limit ${sql.lit(SLICE / 2)} offset ${sql.lit(from)} on conflict do nothing`.execute(db)
  }
  await searchOf({ database, now: () => new Date() }).countWords()
  await sql.raw('vacuum analyze').execute(db)
}

async function workloadsOf(database: Database, readers: Reader[]): Promise<Workload[]> {
  await writeTexts(database)
  await signIn(database, readers)
  const takeStatements = recordStatements(database)
  const search = searchOf({ database, now: () => new Date() })
  const written = readSearchPairs().map(({ query }) => query)
  const sets = [
    { name: 'written queries, signed in', queries: written, isSignedIn: true },
    { name: 'written queries, visitors', queries: written, isSignedIn: false },
    { name: 'frequent words, signed in', queries: COMMON, isSignedIn: true },
  ]
  const workloads: Workload[] = []
  for (const { name, queries, isSignedIn } of sets) {
    const readerQueries = queries.map((q, index) => ({ q, reader: readers[index % readers.length] as Reader }))
    // Each caller begins elsewhere, so that visitors do not share reads.
    const requestsOf = (connection: number): Request[] =>
      readerQueries.map((_, index) => {
        const { q, reader } = readerQueries[(index + connection * 31) % readerQueries.length] as (typeof readerQueries)[number]
        return { method: 'GET', path: `/api/posts/search?q=${encodeURIComponent(q)}`, ...(isSignedIn && { as: reader }) }
      })
    const reads = readerQueries.map(
      ({ q, reader }) =>
        () =>
          search.find(isSignedIn ? reader : null, { q, limit: 20, offset: 0, mine: false }),
    )
    workloads.push({ name, requestsOf, statements: await statementsOf(reads, takeStatements) })
  }
  return workloads
}

if (process.argv.includes('--embedded')) {
  await withDataDir(async (folder) => {
    const database = openDatabase({ folder })
    await fillCommunity(database)
    const workloads = await workloadsOf(database, readersOf(await someReaders(database, READERS)))
    await database.close()
    await withApi({ DATA_DIR: folder }, async (measure) => {
      const rows: object[] = []
      for (const { name, requestsOf } of workloads) {
        for (const callers of CALLERS) {
          const cell = await measure(requestsOf, callers)
          rows.push(row({ search: name, callers }, cell, cell))
        }
      }
      console.log(
        `Embedded (PGlite): 100,000 worries, ${READERS} readers in turn, ${SECONDS} s a cell; the columns of SQL alone repeat the API's`,
      )
      console.table(rows)
    })
  })
} else await measureOnPostgres({ subject: 'search', callers: CALLERS, readerCount: READERS, workloadsOf })
