import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { namesGroup, screenPhrases, withRandomFeatures } from '@worrystone/api/screening/internals'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { readDangerSentences, readReplies } from '@worrystone/safety/testing'
import { crossValidate, scoresOf } from './cross-validate.ts'
import { embeddingsOf } from './embeddings.ts'
import { type Example, fitLogistic, type Options, shareFrom, thresholdFor } from './logistic.ts'
import { round, writeHead } from './write-head.ts'

/**
 * Trains the heads that detect harassment in comments: `npm run train:harassment -- --data <toxicity.tsv>` (text, language, label, source).
 * The same data and `--date` give the same files. Thresholds and figures come from cross-validation with near-duplicates kept together.
 */

type Row = Example & { language: LanguageCode; label: string; source: string }

const SOURCES = [
  'Davidson et al. 2017 (t-davidson/hate-speech-and-offensive-language, MIT)',
  'Surge AI toxicity (MIT)',
  'HateCheck and Multilingual HateCheck (Röttger et al., CC BY 4.0)',
  'replies and sentences of this repository (libs/safety/data)',
]
/** With the embedding the concepts add nothing to English, measured by cross-validation. */
const NO_CONCEPTS = { conceptBuckets: 0, conceptPenalty: 1 }
const ENGLISH: Options = { ...NO_CONCEPTS, buckets: 1 << 15, embeddingScale: 5, ngramPenalty: 0.2, embeddingPenalty: 2 }
const MULTILINGUAL: Options = {
  conceptBuckets: 1 << 15,
  conceptPenalty: 0.2,
  buckets: 1 << 17,
  embeddingScale: 0,
  ngramPenalty: 0.1,
  embeddingPenalty: 1,
}
/** The shares of harmless texts that may be held and reviewed, in cross-validation. */
const HOLD_SHARE = 0.015
const HOLD_SHARE_ABOUT_GROUPS = 0.03
/** How far, in log-odds, a text must be above the worst kind reply for a head to hold a reply to a person in danger. */
const KIND_MARGIN = 0.3
const REVIEW_SHARE = 0.045
const HARMLESS_ABOUT_GROUPS_SHARE = 0.18
const ORDINARY_SHARE = 0.003
const OWN_REVIEW_SHARE = 0.015

const { values } = parseArgs({
  options: { data: { type: 'string' }, date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
})
if (!values.data) {
  console.error('Please name the training data: npm run train:harassment -- --data <toxicity.tsv>')
  process.exit(1)
}

const CODES = LANGUAGES.map(({ code }) => code)
const isHarassment = (label: string) => /^(hate|toxic|hateful:.*|harmful)$/.test(label)
const WEIGHTS: Record<string, number> = {
  surge: 3,
  'davidson/hate': 0.7,
  'davidson/neither': 0.7,
  'hatecheck/harmless': 2,
  replies: 3,
  sentences: 1,
}

function weightOf(source: string, label: string): number {
  if (source === 'hatecheck') return label.startsWith('non') ? (WEIGHTS['hatecheck/harmless'] ?? 1) : 1
  return WEIGHTS[source] ?? WEIGHTS[`${source}/${label}`] ?? 1
}

const row = (text: string, about: { language: LanguageCode; label: string; source: string }): Row => ({
  ...about,
  text,
  isPositive: isHarassment(about.label),
  weight: weightOf(about.source, about.label),
  flags: [],
  embedding: null,
})

function readPublicSet(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return []
      const [text = '', language = '', label = '', source = ''] = line.split('\t').map((field) => field.trim())
      if (label === '' || source === '')
        throw new Error(`${file}, line ${index + 1}: write text, language, label and source, with tabs between`)
      // 'offensive' of Davidson is mostly casual swearing, which is never held here.
      if (text === '' || label === 'offensive') return []
      return [row(text, { language: language as LanguageCode, label, source })]
    })
}

function repositoryRows(language: LanguageCode): Row[] {
  const replies = readReplies(language, 'training').map(({ kind, text }) =>
    row(text, { language, label: kind, source: 'replies' }),
  )
  // Statements about oneself are never harassment, however dark.
  const sentences = readDangerSentences(language, 'training').filter(({ level }) => level !== 'm')
  return [
    ...replies,
    ...sentences.map(({ text, level }) =>
      row(text, { language, label: level === '0' ? 'ordinary' : 'own-danger', source: 'sentences' }),
    ),
  ]
}

const rows = [...readPublicSet(values.data), ...CODES.flatMap(repositoryRows)]
const english = rows.filter(({ language }) => language === 'en')
const vectors = await embeddingsOf(english.map(({ text }) => text))
for (const [index, example] of english.entries()) example.embedding = withRandomFeatures(vectors[index] as Float32Array)

const isFromRepository = ({ source }: Row) => source === 'replies' || source === 'sentences'

const isHeldByList = (text: string) => screenPhrases(text, { kind: 'comment', isOnPostInDanger: false, isNew: false }).isHeld

function trainEnglish(name: string, examples: Row[], isAboutGroups: boolean) {
  const scored = crossValidate(examples, ENGLISH)
  const scoresOfLabel = (label: string) => scoresOf(scored, (row) => row.label === label)
  const harmlessAboutGroups = scoresOf(scored, ({ label }) => label.startsWith('non-hateful'))
  const fine = scoresOfLabel('fine')
  const repositoryScores = scoresOf(scored, (row) => isFromRepository(row) && !row.isPositive)
  const kind = scoresOfLabel('kind')
  const review = Math.max(
    thresholdFor(harmlessAboutGroups, HARMLESS_ABOUT_GROUPS_SHARE),
    ...(isAboutGroups ? [] : [thresholdFor(fine, REVIEW_SHARE)]),
    thresholdFor(repositoryScores, OWN_REVIEW_SHARE),
  )
  const hold = Math.max(
    review,
    thresholdFor(repositoryScores, ORDINARY_SHARE),
    isAboutGroups ? thresholdFor(harmlessAboutGroups, HOLD_SHARE_ABOUT_GROUPS) : thresholdFor(fine, HOLD_SHARE),
  )
  // Above every kind reply, each scored by a model that was fitted without it.
  const certain = Math.max(hold, ...kind.map((score) => score + KIND_MARGIN))
  const figures = Object.fromEntries(
    (
      [
        ['toxic', scoresOfLabel('toxic')],
        ['fine', fine],
        ['hate', scoresOfLabel('hate')],
        ['neither', scoresOfLabel('neither')],
        ['hateful', scoresOf(scored, ({ label }) => label.startsWith('hateful'))],
        ['harmlessAboutGroups', harmlessAboutGroups],
        ['harmfulReplies', scoresOfLabel('harmful')],
        ['kindReplies', kind],
        ['own', repositoryScores],
      ] as const
    ).flatMap(([figure, scores]) => [
      [`${figure}Certain`, round(shareFrom(scores, certain))],
      [`${figure}Held`, round(shareFrom(scores, hold))],
      [`${figure}Reviewed`, round(shareFrom(scores, review))],
    ]),
  )
  for (const label of ['toxic', 'fine']) {
    const ofLabel = scored.filter(({ row }) => row.label === label)
    const heldByEither = ofLabel.filter(({ row, score }) => score >= hold || isHeldByList(row.text))
    figures[`${label}HeldByEither`] = round(heldByEither.length / ofLabel.length)
  }
  write(name, examples, { options: ENGLISH, thresholds: { review, hold, certain }, figures })
}

function trainMultilingual() {
  const examples = rows.filter(({ language }) => language !== 'en')
  const scored = crossValidate(examples, MULTILINGUAL)
  const thresholds: Record<string, number> = {}
  const figures: Record<string, number> = {}
  for (const language of CODES.filter((code) => code !== 'en')) {
    const ofLanguage = scored.filter(({ row }) => row.language === language)
    const harmlessAboutGroups = scoresOf(ofLanguage, ({ label }) => label.startsWith('non-hateful'))
    const hateful = scoresOf(ofLanguage, ({ label }) => label.startsWith('hateful'))
    const harmful = scoresOf(ofLanguage, ({ label }) => label === 'harmful')
    const repositoryScores = scoresOf(ofLanguage, (row) => isFromRepository(row) && !row.isPositive)
    // No hold: character n-grams do not separate kind replies from cruel ones well enough; the phrase lists hold.
    const review = Math.max(
      harmlessAboutGroups.length > 0 ? thresholdFor(harmlessAboutGroups, HARMLESS_ABOUT_GROUPS_SHARE) : Number.NEGATIVE_INFINITY,
      thresholdFor(repositoryScores, OWN_REVIEW_SHARE),
    )
    thresholds[`review.${language}`] = review
    figures[`${language}.hateful`] = round(shareFrom(hateful, review))
    figures[`${language}.harmless`] = round(shareFrom(harmlessAboutGroups, review))
    figures[`${language}.harmfulReplies`] = round(shareFrom(harmful, review))
    figures[`${language}.own`] = round(shareFrom(repositoryScores, review))
  }
  write('harassment-multilingual', examples, { options: MULTILINGUAL, thresholds, figures })
}

type Result = { options: Options; thresholds: Record<string, number>; figures: Record<string, number> }

const write = (name: string, examples: Row[], result: Result) =>
  writeHead(name, {
    ...result,
    fitted: fitLogistic(examples, result.options),
    sources: SOURCES,
    date: values.date,
    examples: examples.length,
  })

trainEnglish(
  'harassment-english',
  english.filter((row) => row.source === 'surge' || isFromRepository(row) || !namesGroup(row.text)),
  false,
)
trainEnglish(
  'harassment-english-groups',
  english.filter((row) => namesGroup(row.text)),
  true,
)
trainMultilingual()
process.exit(0)
