import { parseArgs } from 'node:util'
import { readDemoWorries } from '@worrystone/analysis-training/band-texts'
import { type Database, openDatabase } from '@worrystone/api/database'
import { searchOf } from '@worrystone/api/search/internals'
import { sql } from 'kysely'
import { QUERY_LANGUAGES, readSearchPairs, type SearchPair } from './search-queries.ts'

/**
 * How often the search has the intended worry among the first five, in the embedded database. `search-queries/<language>.txt` holds
 * `query | the intended worry`, one per line; all of them, and the demo community's in eight languages, are searched. Half of the
 * queries, chosen by a hash, is held out: weights are chosen by the other half only. `--misses` prints what was not found in the half
 * for choosing. Prints a table, asserts nothing.
 */

const FIRST = 5

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })

async function fill(database: Database, worries: { text: string; language: string }[]) {
  await database.migrate()
  const author = crypto.randomUUID()
  await sql`insert into users (id, email, email_key, username, username_key, password_hash)
    values (${author}, 'a', 'a', 'a', 'a', '')`.execute(database.db())
  for (const [index, { text, language }] of worries.entries()) {
    await sql`insert into posts (id, user_id, worry_prompt, short_content, language, privacy_level, published_at)
      values (gen_random_uuid(), ${author}, 'What if...', ${text}, ${language}, 'public', now() - make_interval(mins => ${index}))`.execute(
      database.db(),
    )
  }
}

const pairs = readSearchPairs()
const database = openDatabase({ folder: undefined })
await fill(database, [...readDemoWorries(), ...pairs.map(({ intended, language }) => ({ text: intended, language }))])
const search = searchOf({ database, now: () => new Date() })
await search.countWords()

const results: (SearchPair & { place: number })[] = []
for (const pair of pairs) {
  const { hits } = await search.find(null, { q: pair.query, limit: FIRST, offset: 0, mine: false })
  const place = hits.findIndex(({ post }) => post.shortContent === pair.intended)
  results.push({ ...pair, place })
  if (values.misses && place < 0 && !pair.isHeldOut) {
    console.log(
      `${pair.language}: ${pair.query} → ${hits.map(({ post }) => post.shortContent.slice(0, 50)).join(' / ') || 'nothing'}`,
    )
  }
}
await database.close()

function share(group: typeof results) {
  const inFirstFive = group.filter(({ place }) => place >= 0)
  const first = group.filter(({ place }) => place === 0)
  const percent = ({ length }: unknown[]) => Math.round((length / group.length) * 100)
  return group.length > 0 ? `${inFirstFive.length}/${group.length} (${percent(inFirstFive)} %), first ${percent(first)} %` : ''
}
console.table(
  Object.fromEntries(
    [...QUERY_LANGUAGES, 'all'].map((language) => {
      const group = results.filter((result) => language === 'all' || result.language === language)
      const [chosen, heldOut] = [false, true].map((isHeldOut) => share(group.filter((result) => result.isHeldOut === isHeldOut)))
      return [language, { 'for choosing': chosen, 'held out': heldOut, together: share(group) }]
    }),
  ),
)
