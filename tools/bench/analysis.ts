import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type Example,
  embedPhrases,
  hashPrefix,
  readExamples,
  readPairs,
  readTones,
} from '@worrystone/analysis-training/examples'
import {
  calibrationError,
  categoryPairsArea,
  crossValidated,
  pairsArea,
  predictionsOf,
  sentimentFigures,
  topShare,
} from '@worrystone/analysis-training/measure'
import { loadEmbedding, localAnalysis, readWeights } from '@worrystone/api/analysis/internals'

/**
 * Quality and cost of the English analysis: `npm run bench:analysis -- --data <file.tsv>` (text, tab, category per line). Texts that
 * the shipped weights were not trained on are classified by those; for the others, weights are trained for each fifth on the rest, so
 * that no text is judged by a model trained on it. Prints a table, asserts nothing.
 */

const FOLDS = 5
const MIN_UNSEEN = 100
const MEGABYTE = 1024 * 1024

const { values } = parseArgs({ options: { data: { type: 'string' }, seed: { type: 'string', default: '7' } } })
if (!values.data) {
  console.error('Please name the texts: npm run bench:analysis -- --data <file.tsv> (text, tab, category a line)')
  process.exit(1)
}
const seed = Number(values.seed)

// First, while nothing else is in memory.
const cost = await measureCost()

const weights = readWeights(readFileSync(new URL('../../apps/api/src/modules/analysis/engine/english.weights', import.meta.url)))
const embed = await loadEmbedding()
const examples = await readExamples(values.data, embed)
const tones = await readTones(embed)
const trainingHashes = new Set(weights.seen)
const unseen = examples.filter(({ text }) => !trainingHashes.has(hashPrefix(text)))

const rows: [string, string, string][] = []
const add = (figure: string, value: number, goal: string) => rows.push([figure, value.toFixed(3), goal])

console.log(
  `${examples.length} texts; the shipped weights (${weights.name}) were trained on ${examples.length - unseen.length} of them`,
)
if (unseen.length >= MIN_UNSEEN) {
  console.log(`\nThe shipped weights on the ${unseen.length} texts that they have not seen`)
  addQuality(unseen)
} else {
  console.log(`\nWeights made anew for each of ${FOLDS} parts out of the others (near-duplicates kept together)`)
  const predictions = crossValidated({ examples, phrases: await embedPhrases(embed), tones, seed }, FOLDS)
  add('category, first answer', topShare(predictions, 1), '>= 0.85')
  add('category, first two', topShare(predictions, 2), '>= 0.94')
  add('calibration error', calibrationError(predictions), '<= 0.05')
  add('same category above others, AUC', categoryPairsArea(predictions, seed), '>= 0.85')
}
add('related above unrelated (written pairs), AUC', pairsArea(weights, await readPairs(embed)), '>= 0.85')
const sentiment = sentimentFigures(tones, FOLDS, seed)
add('sentiment, AUC', sentiment.mixed.area, `> ${sentiment.vader.area.toFixed(3)} (VADER)`)
add('sentiment, on the right side', sentiment.mixed.rightSide, `> ${sentiment.vader.rightSide.toFixed(3)} (VADER)`)
add('sentiment, three classes', sentiment.mixed.threeClasses, `> ${sentiment.vader.threeClasses.toFixed(3)} (VADER)`)
rows.push(['CPU a text', `${cost.cpuMs.toFixed(1)} ms`, '<= 50 ms'])
rows.push(['CPU to load', `${cost.loadMs.toFixed(0)} ms`, 'once'])
rows.push(['more memory', `${cost.megabytes.toFixed(0)} MB`, '<= 350 MB'])

const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
for (const [figure, value, goal] of rows)
  console.log(`  ${figure.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${goal}`)

function addQuality(texts: Example[]) {
  const predictions = predictionsOf(weights, texts)
  add('category, first answer', topShare(predictions, 1), '>= 0.85')
  add('category, first two', topShare(predictions, 2), '>= 0.94')
  add('calibration error', calibrationError(predictions), '<= 0.05')
  add('same category above others, AUC', categoryPairsArea(predictions, seed), '>= 0.85')
}

/** The whole analysis, as the worker thread runs it, over texts of the file. */
async function measureCost() {
  const texts = readFileSync(values.data as string, 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[0]?.slice(0, 280) || [])
    .slice(0, 300)
  const memoryBefore = process.memoryUsage().rss
  let cpuBefore = process.cpuUsage()
  const spentMs = () => {
    const { user, system } = process.cpuUsage(cpuBefore)
    cpuBefore = process.cpuUsage()
    return (user + system) / 1_000
  }
  const analyze = await localAnalysis()
  await analyze('The first one loads the model.')
  const loadMs = spentMs()
  for (const text of texts) await analyze(text)
  return { loadMs, cpuMs: spentMs() / texts.length, megabytes: (process.memoryUsage().rss - memoryBefore) / MEGABYTE }
}
