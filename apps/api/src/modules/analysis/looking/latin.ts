import { readFileSync } from 'node:fs'
import { packWeightsFile, readWeightsFile } from '../../../weights/weights-file.ts'
import { hash } from './features.ts'
import { softmax } from './softmax.ts'

/** Our languages that are written in Latin letters. */
export const LATIN_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number]

export const LATIN_PLACES = 8_192
const LONGEST_PIECE = 4

/** The places of the words of a text and of pieces of them, each once. */
export function latinPlaces(text: string): number[] {
  const places = new Set<number>()
  for (const word of text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? []) {
    const whole = `<${word}>`
    places.add(hash(whole) % LATIN_PLACES)
    for (let length = 1; length <= LONGEST_PIECE; length++) {
      for (let i = 0; i + length <= whole.length; i++) places.add(hash(whole.slice(i, i + length)) % LATIN_PLACES)
    }
  }
  return [...places]
}

export const packLatinWeights = (about: object, weights: ArrayLike<number>) =>
  packWeightsFile(about, { weights: { kind: 'int8', values: weights } })

let weights: Float32Array | undefined

/** How likely a text is in each of `LATIN_LANGUAGES`; they add up to one. */
export function latinChances(text: string): { language: LatinLanguage; chance: number }[] {
  weights ??= readWeightsFile<object>(readFileSync(new URL('./latin.weights', import.meta.url))).sections.weights
  const places = latinPlaces(text)
  const share = 1 / Math.sqrt(places.length || 1)
  const count = LATIN_LANGUAGES.length
  const logits = LATIN_LANGUAGES.map((_, k) => {
    let sum = weights?.[LATIN_PLACES * count + k] ?? 0
    for (const place of places) sum += share * (weights?.[place * count + k] ?? 0)
    return sum
  })
  const chances = softmax(logits)
  return LATIN_LANGUAGES.map((language, k) => ({ language, chance: chances[k] ?? 0 }))
}
