import type { LanguageCode } from '@worrystone/contracts'
import afinn from 'afinn-165-multilingual'
import vader from 'vader-sentiment'
import { DIMENSIONS } from './trained-head.ts'
import type { Weights } from './weights.ts'

const within = (value: number) => Math.max(-1, Math.min(1, value))

/** VADER's compound score, -1 to 1. */
export const vaderScore = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound

/** A linear model over the embedding: 512 weights and a bias. */
function linearScore(embedding: ArrayLike<number>, line: ArrayLike<number>): number {
  let value = line[DIMENSIONS] ?? 0
  for (let j = 0; j < DIMENSIONS; j++) value += (embedding[j] ?? 0) * (line[j] ?? 0)
  return within(value)
}

/** VADER's documented threshold of a neutral score. */
export const NEUTRAL_LIMIT = 0.05

type Learnt = Pick<Weights, 'vaderShare' | 'feltFrom'> & Record<'sentiment' | 'feeling', ArrayLike<number>>

/**
 * The sentiment of a sentence, -1 to 1: the linear model over its embedding mixed with VADER's score, which complement each other. Without
 * an expressed feeling the result stays within `NEUTRAL_LIMIT`.
 */
export function mixSentiment({ embedding, byWords }: { embedding: ArrayLike<number>; byWords: number }, learnt: Learnt): number {
  const { vaderShare, feltFrom } = learnt
  const mixed = within((1 - vaderShare) * linearScore(embedding, learnt.sentiment) + vaderShare * byWords)
  const isFelt = linearScore(embedding, learnt.feeling) + Math.abs(byWords) >= feltFrom
  return isFelt ? mixed : mixed * NEUTRAL_LIMIT
}

/** The highest value in AFINN. */
const STRONGEST = 5

/** By the AFINN list of the language; null if it contains none of the words, which come from `segmentWords`. */
export function sentimentByList(words: string[], language: LanguageCode): number | null {
  const list = afinn.afinn_translations[`afinn_${language}`]
  if (!list) return null
  const values = words.flatMap((word) => {
    const value = Object.hasOwn(list, word) ? list[word] : undefined
    return value ? [value] : []
  })
  if (values.length === 0) return null
  return within(values.reduce((a, b) => a + b, 0) / values.length / STRONGEST)
}
