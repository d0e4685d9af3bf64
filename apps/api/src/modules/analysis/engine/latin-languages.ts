import { readFileSync } from 'node:fs'
import { fnvHash } from '../../../weights/fnv-hash.ts'
import { packWeightsFile, readWeightsFile } from '../../../weights/weights-file.ts'
import { softmax } from './softmax.ts'

/** The supported languages in Latin script. */
export const LATIN_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number]

export const LATIN_BUCKETS = 8_192
const MAX_NGRAM = 4

/** The buckets of a text's words and their character n-grams, each once. */
export function latinBuckets(text: string): number[] {
  const buckets = new Set<number>()
  for (const word of text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? []) {
    const boundedWord = `<${word}>`
    buckets.add(fnvHash(boundedWord) % LATIN_BUCKETS)
    for (let length = 1; length <= MAX_NGRAM; length++) {
      for (let i = 0; i + length <= boundedWord.length; i++)
        buckets.add(fnvHash(boundedWord.slice(i, i + length)) % LATIN_BUCKETS)
    }
  }
  return [...buckets]
}

export const packLatinWeights = (about: object, weights: ArrayLike<number>) =>
  packWeightsFile(about, { weights: { kind: 'int8', values: weights } })

let weights: Float32Array | undefined

/** The probability that a text is in each of `LATIN_LANGUAGES`; they add up to one. */
export function latinProbabilities(text: string): { language: LatinLanguage; probability: number }[] {
  weights ??= readWeightsFile<object>(readFileSync(new URL('./latin.weights', import.meta.url))).sections.weights
  const buckets = latinBuckets(text)
  const share = 1 / Math.sqrt(buckets.length || 1)
  const count = LATIN_LANGUAGES.length
  const logits = LATIN_LANGUAGES.map((_, k) => {
    let sum = weights?.[LATIN_BUCKETS * count + k] ?? 0
    for (const bucket of buckets) sum += share * (weights?.[bucket * count + k] ?? 0)
    return sum
  })
  const probabilities = softmax(logits)
  return LATIN_LANGUAGES.map((language, k) => ({ language, probability: probabilities[k] ?? 0 }))
}
