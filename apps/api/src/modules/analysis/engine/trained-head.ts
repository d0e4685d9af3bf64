import type { Category } from '@worrystone/contracts'
import { bucketsOf, weightBuckets, wordsOf } from './features.ts'
import { softmax } from './softmax.ts'
import { readThemes, type Themes, themesFromLogits } from './themes.ts'
import type { Weights } from './weights.ts'

/** The dimensions of the sentence embedding. */
export const DIMENSIONS = 512

export type Prediction = {
  /** By category, in the order of `weights.categories`; calibrated: the highest is how often such a prediction is right. */
  probabilities: number[]
  category: Category
  confidence: number
  subcategory: string | null
}

/** The minimum similarity of the text to a subcategory's phrases. */
const MIN_SIMILARITY = 0.35
/** How sharply the themes follow the similarity to their phrases, and how much the category decides. */
const THEME_LOGITS = { sharpness: 18, category: 0.5, unlikely: 1e-3 }

/** The trained head: maps the embedding of a text and its words to a category and a subcategory. */
export function trainedHead(weights: Weights) {
  const { categories } = weights
  const count = categories.length
  const size = weights.rarity.length

  function embeddingLogits(embedding: ArrayLike<number>): Float64Array {
    const logits = Float64Array.from(weights.bias)
    for (let j = 0; j < DIMENSIONS; j++) {
      const value = embedding[j] ?? 0
      for (let k = 0; k < count; k++) logits[k] = (logits[k] ?? 0) + value * (weights.embed[j * count + k] ?? 0)
    }
    return logits
  }

  /** `words`: the buckets of each word. */
  function withWords(logits: Float64Array, words: number[][]): number[] {
    const sum = Float64Array.from(logits)
    for (const { bucket, value } of weightBuckets(words.flat(), weights.rarity)) {
      for (let k = 0; k < count; k++) sum[k] = (sum[k] ?? 0) + value * (weights.pieces[bucket * count + k] ?? 0)
    }
    return softmax(sum)
  }

  const similarityTo = (subcategory: number, embedding: ArrayLike<number>) =>
    cosine(embedding, weights.centres.subarray(subcategory * DIMENSIONS, (subcategory + 1) * DIMENSIONS))

  /** The subcategory of the category whose phrases are most similar. */
  function subcategoryOf(embedding: ArrayLike<number>, category: Category): string | null {
    let best: { name: string; similarity: number } | undefined
    weights.subcategories.forEach((sub, index) => {
      if (sub.category !== category) return
      const similarity = similarityTo(index, embedding)
      if (!best || similarity > best.similarity) best = { name: sub.name, similarity }
    })
    return best && best.similarity >= MIN_SIMILARITY ? best.name : null
  }

  return {
    predict(embedding: ArrayLike<number>, text: string): Prediction {
      const probabilities = withWords(
        embeddingLogits(embedding),
        wordsOf(text).map((word) => bucketsOf(word, size)),
      )
      const confidence = Math.max(...probabilities)
      const category = categories[probabilities.indexOf(confidence)] ?? 'other'
      return { probabilities, category, confidence, subcategory: subcategoryOf(embedding, category) }
    },

    /** How much the text is about each theme. */
    themes(embedding: ArrayLike<number>, probabilities: number[]): Themes {
      const logits = readThemes().map(({ category, subcategory }) => {
        const index = weights.subcategories.findIndex((sub) => sub.category === category && sub.name === subcategory)
        const probability = probabilities[categories.indexOf(category)] ?? 0
        return (
          THEME_LOGITS.sharpness * (index < 0 ? 0 : similarityTo(index, embedding)) +
          THEME_LOGITS.category * Math.log(probability + THEME_LOGITS.unlikely)
        )
      })
      return themesFromLogits(logits)
    },

    /**
     * How much the log-odds of `category` fall without each word, as far as the word features count; the embedding is not recomputed, which
     * would cost as much as the whole analysis for each word.
     */
    logOddsDrops(embedding: ArrayLike<number>, words: string[], category: Category): { word: string; drop: number }[] {
      const logits = embeddingLogits(embedding)
      const index = categories.indexOf(category)
      const wordBuckets = [...new Set(words)].map((word) => ({ word, buckets: bucketsOf(word, size) }))
      const logOddsOf = (remaining: typeof wordBuckets) => {
        const lists = remaining.map(({ buckets }) => buckets)
        const probability = Math.min(1 - 1e-12, withWords(logits, lists)[index] ?? 0)
        return Math.log(probability / (1 - probability))
      }
      const wholeLogOdds = logOddsOf(wordBuckets)
      return wordBuckets.map((one) => ({
        word: one.word,
        drop: wholeLogOdds - logOddsOf(wordBuckets.filter((other) => other !== one)),
      }))
    },

    /** The embedding with the directions in which categories differ amplified, for comparing worries. Of length 1. */
    project(embedding: ArrayLike<number>): Float32Array {
      const centred = Float32Array.from(weights.mean, (mean, j) => (embedding[j] ?? 0) - mean)
      const projected = Float32Array.from(centred)
      for (let d = 0; d < weights.directions.length; d += DIMENSIONS) {
        const direction = weights.directions.subarray(d, d + DIMENSIONS)
        let projection = 0
        for (let j = 0; j < DIMENSIONS; j++) projection += (centred[j] ?? 0) * (direction[j] ?? 0)
        for (let j = 0; j < DIMENSIONS; j++) projected[j] = (projected[j] ?? 0) + projection * (direction[j] ?? 0)
      }
      const length = Math.hypot(...projected) || 1
      return projected.map((value) => value / length)
    },
  }
}

export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, aa, bb] = [0, 0, 0]
  for (let j = 0; j < a.length; j++) {
    const [x, y] = [a[j] ?? 0, b[j] ?? 0]
    dot += x * y
    aa += x * x
    bb += y * y
  }
  return dot / (Math.sqrt(aa * bb) || 1)
}
