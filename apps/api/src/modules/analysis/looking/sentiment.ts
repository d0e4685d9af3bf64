import type { LanguageCode } from '@worrystone/contracts'
import afinn from 'afinn-165-multilingual'
import vader from 'vader-sentiment'
import { DIMENSIONS } from './head.ts'
import type { Weights } from './weights.ts'

const within = (value: number) => Math.max(-1, Math.min(1, value))

/** VADER's own figure, -1 to 1. */
export const vaderOf = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound

/** What a straight line through the embeddings says: 512 weights and what is added. */
function along(embedding: ArrayLike<number>, line: ArrayLike<number>): number {
  let value = line[DIMENSIONS] ?? 0
  for (let j = 0; j < DIMENSIONS; j++) value += (embedding[j] ?? 0) * (line[j] ?? 0)
  return within(value)
}

/** VADER's authors take this as the edge of what is neither glad nor sad. */
export const NEITHER = 0.05

type Learnt = Pick<Weights, 'vaderShare' | 'feltFrom'> & Record<'sentiment' | 'feeling', ArrayLike<number>>

/**
 * How a sentence sounds, -1 to 1. What it means and which words it uses are mixed, for each sees what the other misses. Where neither
 * shows that anything is felt at all, the answer stays within `NEITHER`.
 */
export function soundOf({ embedding, byWords }: { embedding: ArrayLike<number>; byWords: number }, learnt: Learnt): number {
  const { vaderShare, feltFrom } = learnt
  const sound = within((1 - vaderShare) * along(embedding, learnt.sentiment) + vaderShare * byWords)
  const isFelt = along(embedding, learnt.feeling) + Math.abs(byWords) >= feltFrom
  return isFelt ? sound : sound * NEITHER
}

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
