import { minimize } from '@worrystone/analysis-training/minimize'
import { conceptFeatures, type Fitted, linearHead, textFeatures, tokenizedText } from '@worrystone/api/screening/internals'
import type { LanguageCode } from '@worrystone/contracts'

export type Example = {
  text: string
  language: LanguageCode
  isPositive: boolean
  /** The weight of the example; 1 for most. */
  weight: number
  flags: number[]
  embedding: Float32Array | null
}
export type Options = {
  buckets: number
  /** 0: no concepts. */
  conceptBuckets: number
  embeddingScale: number
  /** Of n-grams and flags. */
  ngramPenalty: number
  conceptPenalty: number
  embeddingPenalty: number
  steps?: number
}

const STEPS = 80

/** Binary logistic regression with squared penalties, by L-BFGS. The same examples in the same order give the same weights. */
export function fitLogistic(examples: readonly Example[], options: Options): Fitted {
  const { buckets, conceptBuckets, embeddingScale, ngramPenalty, conceptPenalty, embeddingPenalty, steps = STEPS } = options
  const flagCount = examples[0]?.flags.length ?? 0
  const dimensions = examples[0]?.embedding?.length ?? 0
  const flagsAt = buckets
  const conceptsAt = flagsAt + flagCount
  const embeddingAt = conceptsAt + conceptBuckets
  const biasAt = embeddingAt + dimensions
  const rows = examples.map((example) => ({
    ...example,
    ngramBuckets: textBuckets(example, options),
    concepts: conceptBucketsOf(example, options),
  }))
  const model = new Float64Array(biasAt + 1)

  minimize(
    (x, gradient) => {
      let loss = 0
      for (const { ngramBuckets, concepts, flags, embedding, isPositive, weight } of rows) {
        const share = 1 / Math.sqrt(ngramBuckets.length || 1)
        const conceptShare = 1 / Math.sqrt(concepts.length || 1)
        let score = x[biasAt] as number
        for (const bucket of ngramBuckets) score += share * (x[bucket] as number)
        for (const bucket of concepts) score += conceptShare * (x[conceptsAt + bucket] as number)
        for (let f = 0; f < flagCount; f++) score += (flags[f] as number) * (x[flagsAt + f] as number)
        if (embedding)
          for (let j = 0; j < dimensions; j++) score += (embedding[j] as number) * embeddingScale * (x[embeddingAt + j] as number)
        const chance = 1 / (1 + Math.exp(-score))
        loss -= weight * Math.log(Math.max(1e-12, isPositive ? chance : 1 - chance))
        const error = weight * (chance - (isPositive ? 1 : 0))
        for (const bucket of ngramBuckets) (gradient[bucket] as number) += error * share
        for (const bucket of concepts) (gradient[conceptsAt + bucket] as number) += error * conceptShare
        for (let f = 0; f < flagCount; f++) (gradient[flagsAt + f] as number) += error * (flags[f] as number)
        if (embedding)
          for (let j = 0; j < dimensions; j++)
            (gradient[embeddingAt + j] as number) += error * (embedding[j] as number) * embeddingScale
        ;(gradient[biasAt] as number) += error
      }
      for (let j = 0; j < biasAt; j++) {
        const penalty = j >= embeddingAt ? embeddingPenalty : j >= conceptsAt ? conceptPenalty : ngramPenalty
        loss += 0.5 * penalty * (x[j] as number) ** 2
        ;(gradient[j] as number) += penalty * (x[j] as number)
      }
      return loss
    },
    model,
    steps,
  )
  return {
    ngrams: Float32Array.from(model.subarray(0, flagsAt)),
    flags: Float32Array.from(model.subarray(flagsAt, conceptsAt)),
    concepts: Float32Array.from(model.subarray(conceptsAt, embeddingAt)),
    embedding: Float32Array.from(model.subarray(embeddingAt, biasAt)),
    bias: model[biasAt] as number,
  }
}

// Features are the same in every fold, and computing them takes as long as fitting.
const textBuckets = memoized(({ text, language }, { buckets }) => textFeatures(tokenizedText(text, language), buckets))
const conceptBucketsOf = memoized(({ text, language }, { conceptBuckets }) =>
  conceptBuckets > 0 ? conceptFeatures(tokenizedText(text, language), conceptBuckets) : new Int32Array(),
)

function memoized(compute: (example: Example, options: Options) => Int32Array) {
  const cache = new WeakMap<Example, { options: Options; ngramBuckets: Int32Array }>()
  return (example: Example, options: Options): Int32Array => {
    const cached = cache.get(example)
    if (cached?.options === options) return cached.ngramBuckets
    const ngramBuckets = compute(example, options)
    cache.set(example, { options, ngramBuckets })
    return ngramBuckets
  }
}

/** Log-odds of an example by a fitted model. */
export function scoreOf({ text, language, flags, embedding }: Example, fitted: Fitted, options: Options): number {
  const head = linearHead({ ...fitted, about: { ...options, dimensions: fitted.embedding.length } })
  return head.partial(tokenizedText(text, language), flags) + (embedding ? head.fromEmbedding(embedding) : 0)
}

/** The lowest threshold at which at most `share` of these scores alarm. */
export function thresholdFor(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((a, b) => b - a)
  return (sorted[Math.floor(share * sorted.length)] ?? Number.NEGATIVE_INFINITY) + 1e-6
}

/** The share of scores at or above a threshold. */
export const shareFrom = (scores: readonly number[], threshold: number) =>
  scores.length === 0 ? 0 : scores.filter((score) => score >= threshold).length / scores.length
