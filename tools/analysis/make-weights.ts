import {
  type About,
  bucketsOf,
  DIMENSIONS,
  packWeights,
  softmax,
  weightBuckets,
  wordsOf,
} from '@worrystone/api/analysis/internals'
import { assignFolds, CATEGORIES, type Example, hashPrefix, type Phrase, type Tone } from './examples.ts'
import { EMBED_SCALE, fitTones } from './fit-tones.ts'
import { fitSoftmax, type Row, scores } from './softmax.ts'

/** Chosen by ten-fold cross-validation on the data of stack.md; see docs/decisions/0016-analysis.md. */
const BUCKETS = 1 << 14
const EMBED_PENALTY = 4
const WORDS_PENALTY = 0.2
const WORDS_SHARE = 0.7
const MIN_OCCURRENCES = 2
const INNER_FOLDS = 4
/** The additional weight of the directions in which the categories differ. */
const DIRECTION_SHARE = 1

const classes = CATEGORIES.length
const everyDimension = Int32Array.from({ length: DIMENSIONS }, (_, j) => j)

type TrainedModel = { embed: Float64Array; words: Float64Array; rarity: Float64Array }

const embedRow = ({ embedding }: { embedding: number[] }): Row => ({
  indices: everyDimension,
  values: Float64Array.from(embedding, (value) => value * EMBED_SCALE),
})
const bucketsIn = (text: string) => new Set(wordsOf(text).flatMap((word) => bucketsOf(word, BUCKETS)))

function wordsRow(buckets: Iterable<number>, rarity: Float64Array): Row {
  const weighed = weightBuckets(buckets, rarity)
  return { indices: Int32Array.from(weighed, ({ bucket }) => bucket), values: Float64Array.from(weighed, ({ value }) => value) }
}

function train(examples: Example[]): TrainedModel {
  const labels = examples.map(({ category }) => CATEGORIES.indexOf(category))
  const buckets = examples.map(({ text }) => bucketsIn(text))
  const rarity = new Float64Array(BUCKETS)
  for (const textBuckets of buckets) for (const bucket of textBuckets) (rarity[bucket] as number)++
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const occurrences = rarity[bucket] as number
    rarity[bucket] = occurrences < MIN_OCCURRENCES ? 0 : Math.log((1 + examples.length) / (1 + occurrences)) + 1
  }
  return {
    embed: fitSoftmax(examples.map(embedRow), labels, { features: DIMENSIONS, classes, penalty: EMBED_PENALTY }),
    words: fitSoftmax(
      buckets.map((textBuckets) => wordsRow(textBuckets, rarity)),
      labels,
      { features: BUCKETS, classes, penalty: WORDS_PENALTY },
    ),
    rarity,
  }
}

function scoresOf({ embed, words, rarity }: TrainedModel, example: Example): Float64Array {
  const byWords = scores(words, wordsRow(bucketsIn(example.text), rarity), { features: BUCKETS, classes })
  return scores(embed, embedRow(example), { features: DIMENSIONS, classes }).map(
    (value, k) => value + WORDS_SHARE * (byWords[k] as number),
  )
}

/** The temperature that calibrates the probabilities, fitted on texts that their model was not trained on. */
function temperature(scored: Float64Array[], examples: Example[]): number {
  let best = { factor: 1, loss: Number.POSITIVE_INFINITY }
  for (let factor = 0.3; factor < 3; factor *= 1.02) {
    const loss = scored.reduce((sum, values, i) => {
      const category = examples[i]?.category as Example['category']
      return sum - Math.log(softmax(values.map((value) => value * factor))[CATEGORIES.indexOf(category)] as number)
    }, 0)
    if (loss < best.loss) best = { factor, loss }
  }
  return best.factor
}

/** The directions in which the categories differ, orthonormal (Gram-Schmidt on the weights of the embedding). */
function directionsOf(embed: Float64Array): Float64Array[] {
  const directions: Float64Array[] = []
  for (let k = 0; k < classes; k++) {
    const direction = Float64Array.from({ length: DIMENSIONS }, (_, j) => {
      const row = embed.subarray(j * classes, (j + 1) * classes)
      return (row[k] as number) - row.reduce((a, b) => a + b, 0) / classes
    })
    for (const basis of directions) {
      const projection = direction.reduce((sum, value, j) => sum + value * (basis[j] as number), 0)
      for (let j = 0; j < DIMENSIONS; j++) (direction[j] as number) -= projection * (basis[j] as number)
    }
    const length = Math.hypot(...direction)
    if (length > 1e-3) directions.push(direction.map((value) => value / length))
  }
  return directions
}

const meanOf = (embeddings: number[][]) =>
  Float64Array.from(
    { length: DIMENSIONS },
    (_, j) => embeddings.reduce((sum, embedding) => sum + (embedding[j] as number), 0) / embeddings.length,
  )

type TrainingData = {
  examples: Example[]
  phrases: Phrase[]
  tones: Tone[]
  seed: number
  about: Pick<About, 'name' | 'sources' | 'trainedOn' | 'date'>
}

/** All trained weights, in the published format, so that measurements use what runs. */
export function makeWeights({ examples, phrases, tones, seed, about }: TrainingData): {
  bytes: Buffer
  withFigures(figures: About['figures']): Buffer
} {
  const trainingTexts = [...examples, ...phrases]
  const fold = assignFolds(trainingTexts, INNER_FOLDS, seed)
  const heldOutScores: { scored: Float64Array; example: Example }[] = []
  for (let foldIndex = 0; foldIndex < INNER_FOLDS; foldIndex++) {
    const trained = train(trainingTexts.filter((_, i) => fold[i] !== foldIndex))
    for (const [i, example] of trainingTexts.entries())
      if (fold[i] === foldIndex && i < examples.length) heldOutScores.push({ scored: scoresOf(trained, example), example })
  }
  const factor = temperature(
    heldOutScores.map(({ scored }) => scored),
    heldOutScores.map(({ example }) => example),
  )

  const { embed, words, rarity } = train(trainingTexts)
  const bias = Float64Array.from({ length: classes }, (_, k) => {
    const byWords = words[BUCKETS * classes + k] as number
    return factor * ((embed[DIMENSIONS * classes + k] as number) + WORDS_SHARE * byWords)
  })
  const subcategories = [
    ...new Map(
      phrases.map(({ category, subcategory }) => [`${category}/${subcategory}`, { category, name: subcategory }]),
    ).values(),
  ]
  const centres = subcategories.map(({ category, name }) =>
    meanOf(
      phrases.filter((phrase) => phrase.category === category && phrase.subcategory === name).map(({ embedding }) => embedding),
    ),
  )
  const { sentiment, feeling, vaderShare, feltFrom } = fitTones(tones)
  const pack = (figures: About['figures']) =>
    packWeights(
      {
        ...about,
        seed,
        examples: trainingTexts.length,
        categories: [...CATEGORIES],
        subcategories,
        figures,
        vaderShare,
        feltFrom,
      },
      {
        embed: { kind: 'int8', values: embed.subarray(0, DIMENSIONS * classes).map((value) => value * EMBED_SCALE * factor) },
        pieces: { kind: 'int8', values: words.subarray(0, BUCKETS * classes).map((value) => value * WORDS_SHARE * factor) },
        rarity: { kind: 'uint8', values: rarity },
        bias: { kind: 'float32', values: bias },
        sentiment: { kind: 'float32', values: sentiment },
        feeling: { kind: 'float32', values: feeling },
        centres: { kind: 'int8', values: centres.flatMap((centre) => [...centre]) },
        mean: { kind: 'float32', values: meanOf(examples.map(({ embedding }) => embedding)) },
        directions: {
          kind: 'float32',
          values: directionsOf(embed).flatMap((direction) => [...direction.map((value) => value * Math.sqrt(DIRECTION_SHARE))]),
        },
        seen: { kind: 'float32', values: examples.map(({ text }) => hashPrefix(text)) },
      },
    )
  return { bytes: pack({}), withFigures: pack }
}
