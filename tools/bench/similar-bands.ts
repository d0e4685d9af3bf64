import { parseArgs } from 'node:util'
import {
  type BandPair,
  type OrdinaryWorry,
  readBandPairs,
  readCommunity,
  readHeldOutPairs,
  readOrdinaryWorries,
  readPairsIn,
  readSecondHandPairs,
  SECOND_HAND_LANGUAGES,
} from '@worrystone/analysis-training/band-texts'
import { readHeldOutSituationPairs } from '@worrystone/analysis-training/situation-texts'
import {
  localAnalysis,
  NOTION_LANGUAGES,
  type SimilarRow,
  similarPosts,
  similarQueries,
} from '@worrystone/api/analysis/internals'
import { openDatabase } from '@worrystone/api/database'
import type { SimilarityBand } from '@worrystone/contracts'
import { sql } from 'kysely'

/**
 * The two bands of similar worries, by the job itself in the embedded database: how many ordinary worries in a community of 1,000 find three,
 * and how many of the written pairs in the wider band a reader calls related. `--list` prints what each held-out worry finds first.
 * `--second-hand` measures the second hand's pairs, too: at the end of a change, never to choose by. `--held <folder>` measures those of another
 * folder, a `<language>.tsv` each. Prints tables, asserts nothing.
 */

const COMMUNITY = 1_000
const MIN_SIMILAR = 3

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    'second-hand': { type: 'boolean', default: false },
    held: { type: 'string' },
  },
})
const analyze = await localAnalysis()
const database = openDatabase({ folder: undefined })
await database.migrate()
const { update } = similarPosts(database)
const { similar } = similarQueries(database)
const [author, otherAuthor] = [await addPerson('a'), await addPerson('b')]

async function addPerson(name: string): Promise<string> {
  const id = crypto.randomUUID()
  await sql`insert into users (id, email, email_key, username, username_key, display_name, password_hash)
    values (${id}, ${name}, ${name}, ${name}, ${name}, ${name}, '')`.execute(database.db())
  return id
}

async function publish(text: string, by: string): Promise<string> {
  const id = crypto.randomUUID()
  const result = await analyze(text)
  await sql`insert into posts (id, user_id, worry_prompt, short_content, category, privacy_level, published_at)
    values (${id}, ${by}, 'I am worried about...', ${text}, ${result.category}, 'public', now())`.execute(database.db())
  await sql`insert into post_analyses (post_id, text_hash, model, method, language, category, subcategory, confidence, keywords, reasons)
    values (${id}, '', ${result.model}, ${result.method}, ${result.language}, ${result.category}, ${result.subcategory}, 1, '{}', '[]')`.execute(
    database.db(),
  )
  await update(id, result)
  return id
}

const unpublish = (id: string) => sql`delete from posts where id = ${id}`.execute(database.db())
const findAll = (id: string) => similar(null, id, { limit: 100, withOwn: false, isGentle: false })

const SECOND_HAND = 'held out, second hand'
const HELD_OUT = 'situations, held out'
const EXTERNAL = 'held out, external'
const externalPairs = values.held === undefined ? [] : readPairsIn(values.held)
const PAIR_SETS = [
  'for choosing',
  'held out, by hash',
  'held out, plain',
  ...NOTION_LANGUAGES.map((language) => `${HELD_OUT}, ${language}`),
  ...(values['second-hand'] ? [SECOND_HAND, ...SECOND_HAND_LANGUAGES.map((language) => `${SECOND_HAND}, ${language}`)] : []),
  ...new Set(externalPairs.flatMap(({ language }) => [EXTERNAL, `${EXTERNAL}, ${language}`])),
]
const pairs: (BandPair & { set: string; band: SimilarityBand | undefined })[] = []
const written = readBandPairs().map((pair) => ({ ...pair, set: pair.isHeldOut ? 'held out, by hash' : 'for choosing' }))
const plain = readHeldOutPairs().map((pair) => ({ ...pair, set: 'held out, plain' }))
const heldOut = NOTION_LANGUAGES.flatMap((language) => {
  const { related, unrelated } = readHeldOutSituationPairs(language)
  return [...related, ...unrelated].map(({ first, second, kind }) => ({
    ...{ first: first.text, second: second.text, isRelated: kind === 'related', isHeldOut: true },
    set: `${HELD_OUT}, ${language}`,
  }))
})
const secondHandLanguages = values['second-hand'] ? SECOND_HAND_LANGUAGES : []
const secondHand = secondHandLanguages.flatMap((language) =>
  readSecondHandPairs(language).map((pair) => ({ ...pair, set: `${SECOND_HAND}, ${language}` })),
)
const externalSet = externalPairs.map((pair) => ({ ...pair, set: `${EXTERNAL}, ${pair.language}` }))
for (const pair of [...written, ...plain, ...heldOut, ...secondHand, ...externalSet]) {
  const ids = [await publish(pair.first, otherAuthor), await publish(pair.second, author)]
  const [match] = await findAll(ids[1] ?? '')
  for (const id of ids) await unpublish(id)
  pairs.push({ ...pair, band: match?.band })
}
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))
console.log('Written pairs, related or not: which of them the bands hold')
console.table(
  PAIR_SETS.flatMap((set) =>
    (['very_close', 'same_place', 'both'] as const).map((band) => {
      // The row of all languages has the pairs of each.
      const all = pairs.filter((pair) => pair.set === set || pair.set.startsWith(`${set}, `))
      const inBand = all.filter((pair) => (band === 'both' ? pair.band !== undefined : pair.band === band))
      const related = inBand.filter(({ isRelated }) => isRelated).length
      return {
        pairs: set,
        ...{ band, held: inBand.length, related },
        precision: share(related, inBand.length),
        recall: share(related, all.filter(({ isRelated }) => isRelated).length),
      }
    }),
  ),
)

for (const text of readCommunity(COMMUNITY)) await publish(text, otherAuthor)
const worries: (OrdinaryWorry & { matches: SimilarRow[] })[] = []
for (const worry of readOrdinaryWorries()) {
  const id = await publish(worry.text, author)
  worries.push({ ...worry, matches: await findAll(id) })
  await unpublish(id)
}
console.log(`Ordinary worries in a community of ${COMMUNITY}: the share that finds ${MIN_SIMILAR}`)
console.table(
  [true, false].flatMap((isHeldOut) =>
    ['en', 'others'].map((language) => {
      const all = worries.filter((worry) => worry.isHeldOut === isHeldOut && (worry.language === 'en') === (language === 'en'))
      const countWithEnough = (band?: SimilarityBand) =>
        all.filter(({ matches }) => matches.filter((match) => !band || match.band === band).length >= MIN_SIMILAR).length
      return {
        worries: isHeldOut ? 'held out' : 'for choosing',
        ...{ language, all: all.length },
        'very close': share(countWithEnough('very_close'), all.length),
        'both bands': share(countWithEnough(), all.length),
      }
    }),
  ),
)
if (values.list) {
  for (const { text, matches } of worries.filter(({ isHeldOut }) => isHeldOut)) {
    console.log(`\n${text}`)
    for (const match of matches.slice(0, MIN_SIMILAR)) console.log(`  ${match.band}  ${match.short_content}`)
  }
}
await database.close()
