import {
  type About,
  bucketsOf,
  DIMENSIONS,
  packWeights,
  softmax,
  weightBuckets,
  wordsOf,
} from '@worrystone/api/analysis/internals'
import { assignFolds, CATEGORIES, type Example, markOf, type Phrase, type Tone } from './examples.ts'
import { EMBED_SCALE, fitTones } from './fit-tones.ts'
import { fitSoftmax, type Row, scores } from './softmax.ts'

/** Chosen by ten-fold cross-validation on the data of stack.md; see docs/decisions/0016-analysis.md. */
const PLACES = 1 << 14
const EMBED_PENALTY = 4
const WORDS_PENALTY = 0.2
const WORDS_SHARE = 0.7
const SEEN_AT_LEAST = 2
const INNER_FOLDS = 4
/** The additional weight of the directions in which the categories differ. */
const DIRECTION_SHARE = 1

const classes = CATEGORIES.length
const everyDimension = Int32Array.from({ length: DIMENSIONS }, (_, j) => j)

type Trained = { embed: Float64Array; words: Float64Array; rarity: Float64Array }

const embedRow = ({ embedding }: { embedding: number[] }): Row => ({
  places: everyDimension,
  values: Float64Array.from(embedding, (value) => value * EMBED_SCALE),
})
const placesIn = (text: string) => new Set(wordsOf(text).flatMap((word) => bucketsOf(word, PLACES)))

function wordsRow(places: Iterable<number>, rarity: Float64Array): Row {
  const weighed = weightBuckets(places, rarity)
  return { places: Int32Array.from(weighed, ({ place }) => place), values: Float64Array.from(weighed, ({ value }) => value) }
}

function learn(examples: Example[]): Trained {
  const labels = examples.map(({ category }) => CATEGORIES.indexOf(category))
  const places = examples.map(({ text }) => placesIn(text))
  const rarity = new Float64Array(PLACES)
  for (const set of places) for (const place of set) (rarity[place] as number)++
  for (let place = 0; place < PLACES; place++) {
    const seen = rarity[place] as number
    rarity[place] = seen < SEEN_AT_LEAST ? 0 : Math.log((1 + examples.length) / (1 + seen)) + 1
  }
  return {
    embed: fitSoftmax(examples.map(embedRow), labels, { features: DIMENSIONS, classes, penalty: EMBED_PENALTY }),
    words: fitSoftmax(
      places.map((set) => wordsRow(set, rarity)),
      labels,
      { features: PLACES, classes, penalty: WORDS_PENALTY },
    ),
    rarity,
  }
}

function scoresOf({ embed, words, rarity }: Trained, example: Example): Float64Array {
  const byWords = scores(words, wordsRow(placesIn(example.text), rarity), { features: PLACES, classes })
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
    for (const other of directions) {
      const along = direction.reduce((sum, value, j) => sum + value * (other[j] as number), 0)
      for (let j = 0; j < DIMENSIONS; j++) (direction[j] as number) -= along * (other[j] as number)
    }
    const length = Math.hypot(...direction)
    if (length > 1e-3) directions.push(direction.map((value) => value / length))
  }
  return directions
}

const meanOf = (embeddings: number[][]) =>
  Float64Array.from(
    { length: DIMENSIONS },
    (_, j) => embeddings.reduce((sum, one) => sum + (one[j] as number), 0) / embeddings.length,
  )

type Material = {
  examples: Example[]
  phrases: Phrase[]
  tones: Tone[]
  seed: number
  about: Pick<About, 'name' | 'sources' | 'trainedOn' | 'date'>
}

/** All trained weights, in the published format, so that measurements use what runs. */
export function makeWeights({ examples, phrases, tones, seed, about }: Material): {
  bytes: Buffer
  withFigures(figures: About['figures']): Buffer
} {
  const all = [...examples, ...phrases]
  const fold = assignFolds(all, INNER_FOLDS, seed)
  const heldOut: { scored: Float64Array; example: Example }[] = []
  for (let f = 0; f < INNER_FOLDS; f++) {
    const trained = learn(all.filter((_, i) => fold[i] !== f))
    for (const [i, example] of all.entries())
      if (fold[i] === f && i < examples.length) heldOut.push({ scored: scoresOf(trained, example), example })
  }
  const factor = temperature(
    heldOut.map(({ scored }) => scored),
    heldOut.map(({ example }) => example),
  )

  const { embed, words, rarity } = learn(all)
  const bias = Float64Array.from({ length: classes }, (_, k) => {
    const byWords = words[PLACES * classes + k] as number
    return factor * ((embed[DIMENSIONS * classes + k] as number) + WORDS_SHARE * byWords)
  })
  const headings = [
    ...new Map(
      phrases.map(({ category, subcategory }) => [`${category}/${subcategory}`, { category, name: subcategory }]),
    ).values(),
  ]
  const centres = headings.map(({ category, name }) =>
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
        examples: all.length,
        categories: [...CATEGORIES],
        subcategories: headings,
        figures,
        vaderShare,
        feltFrom,
      },
      {
        embed: { kind: 'int8', values: embed.subarray(0, DIMENSIONS * classes).map((value) => value * EMBED_SCALE * factor) },
        pieces: { kind: 'int8', values: words.subarray(0, PLACES * classes).map((value) => value * WORDS_SHARE * factor) },
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
        seen: { kind: 'float32', values: examples.map(({ text }) => markOf(text)) },
      },
    )
  return { bytes: pack({}), withFigures: pack }
}
