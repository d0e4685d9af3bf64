import type { LanguageCode } from '@worrystone/contracts'
import afinn from 'afinn-165-multilingual'
import vader from 'vader-sentiment'
import { DIMENSIONS } from './head.ts'

const within = (value: number) => Math.max(-1, Math.min(1, value))

/** VADER's own figure, -1 to 1. */
export const vaderOf = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound

/** How a sentence with this embedding sounds, -1 to 1. */
export function toneOf(embedding: ArrayLike<number>, sentiment: ArrayLike<number>): number {
  let tone = sentiment[DIMENSIONS] ?? 0
  for (let j = 0; j < DIMENSIONS; j++) tone += (embedding[j] ?? 0) * (sentiment[j] ?? 0)
  return within(tone)
}

/** What the sentence means and which words it uses, mixed: each sees what the other misses. */
export const mixed = (tone: number, byWords: number, vaderShare: number): number =>
  within((1 - vaderShare) * tone + vaderShare * byWords)

/** Words of the strongest kind have 5 in AFINN. */
const STRONGEST = 5

/** By the words of a list in that language; null when none was met. Words are those of the language's own segmenter. */
export function sentimentByList(words: string[], language: LanguageCode): number | null {
  const list = afinn.afinn_translations[`afinn_${language}`]
  if (!list) return null
  const met = words.flatMap((word) => {
    const value = Object.hasOwn(list, word) ? list[word] : undefined
    return value ? [value] : []
  })
  if (met.length === 0) return null
  return within(met.reduce((a, b) => a + b, 0) / met.length / STRONGEST)
}
