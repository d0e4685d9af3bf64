import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  LATIN_BUCKETS,
  LATIN_LANGUAGES,
  type LatinLanguage,
  latinBuckets,
  packLatinWeights,
  readPhrases,
} from '@worrystone/api/analysis/internals'
import { fitSoftmax } from './softmax.ts'
import { readWrittenWorries } from './written-worries.ts'

/** Trains the weights that detect Latin-script languages in short worries. The same sentences and `--date` give the same file. */

const WEIGHTS = new URL('../../apps/api/src/modules/analysis/engine/latin.weights', import.meta.url)
/** The number of sentences about danger per language, equal so that no language is preferred for such texts. */
const MAX_DANGER_SENTENCES = 1_500
const PENALTY = 0.05

const { values } = parseArgs({ options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } } })

const worries = readWrittenWorries().filter(({ isHeldOut }) => !isHeldOut)
const phrases = readPhrases().map(({ text }) => text)

function textsOf(language: LatinLanguage): string[] {
  const lines = readFileSync(new URL(`../../libs/safety/data/danger/${language}.tsv`, import.meta.url), 'utf8').split('\n')
  const dangers = lines.flatMap((line) => line.split('\t')[2] || []).slice(0, MAX_DANGER_SENTENCES)
  return [
    ...dangers,
    ...(language === 'en' ? phrases : worries.filter((worry) => worry.language === language).map(({ text }) => text)),
  ]
}

const examples = LATIN_LANGUAGES.flatMap((language, label) => textsOf(language).map((text) => ({ text, label })))
const rows = examples.map(({ text }) => {
  const buckets = Int32Array.from(latinBuckets(text))
  return { indices: buckets, values: new Float64Array(buckets.length).fill(1 / Math.sqrt(buckets.length || 1)) }
})
const labels = examples.map(({ label }) => label)
const model = fitSoftmax(rows, labels, { features: LATIN_BUCKETS, classes: LATIN_LANGUAGES.length, penalty: PENALTY })
const bytes = packLatinWeights({ name: 'latin-1', date: values.date, examples: examples.length }, model)
writeFileSync(WEIGHTS, bytes)
console.log(`${examples.length} sentences, ${Math.round(bytes.length / 1024)} KB written`)
