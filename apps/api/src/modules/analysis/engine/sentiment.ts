import type { LanguageCode } from '@worrystone/contracts'
import afinn from 'afinn-165-multilingual'
import vader from 'vader-sentiment'
import { DIMENSIONS } from './trained-head.ts'
import type { Weights } from './weights.ts'

const clampScore = (value: number) => Math.max(-1, Math.min(1, value))

/** VADER's compound score, -1 to 1. */
export const vaderScore = (text: string): number => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound

/** A linear model over the embedding: 512 weights and a bias. */
function linearScore(embedding: ArrayLike<number>, linearWeights: ArrayLike<number>): number {
  let value = linearWeights[DIMENSIONS] ?? 0
  for (let j = 0; j < DIMENSIONS; j++) value += (embedding[j] ?? 0) * (linearWeights[j] ?? 0)
  return clampScore(value)
}

/** VADER's documented threshold of a neutral score. */
export const NEUTRAL_LIMIT = 0.05

type LearnedWeights = Pick<Weights, 'vaderShare' | 'feltFrom'> & Record<'sentiment' | 'feeling', ArrayLike<number>>

/**
 * The sentiment of a sentence, -1 to 1: the linear model over its embedding mixed with VADER's score, which complement each other. Without
 * an expressed feeling the result stays within `NEUTRAL_LIMIT`.
 */
export function mixSentiment(
  { embedding, byWords }: { embedding: ArrayLike<number>; byWords: number },
  learnedWeights: LearnedWeights,
): number {
  const { vaderShare, feltFrom } = learnedWeights
  const mixed = clampScore((1 - vaderShare) * linearScore(embedding, learnedWeights.sentiment) + vaderShare * byWords)
  const expressesFeeling = linearScore(embedding, learnedWeights.feeling) + Math.abs(byWords) >= feltFrom
  return expressesFeeling ? mixed : mixed * NEUTRAL_LIMIT
}

/** The highest value in AFINN. */
const MAX_AFINN_VALUE = 5

/** By the AFINN list of the language; null if it contains none of the words, which come from `segmentWords`. */
export function sentimentByList(words: string[], language: LanguageCode): number | null {
  const list = afinn.afinn_translations[`afinn_${language}`]
  if (!list) return null
  const values = words.flatMap((word) => {
    const value = Object.hasOwn(list, word) ? list[word] : undefined
    return value ? [value] : []
  })
  if (values.length === 0) return null
  return clampScore(values.reduce((a, b) => a + b, 0) / values.length / MAX_AFINN_VALUE)
}
