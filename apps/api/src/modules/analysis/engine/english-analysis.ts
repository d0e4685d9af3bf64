import { readFileSync } from 'node:fs'
import type { Category } from '@worrystone/contracts'
import { stopWords } from '../../../stop-words.ts'
import type { AnalysisResult, Reason } from './analysis-result.ts'
import { loadEmbedding } from './embedding.ts'
import { wordsOf } from './features.ts'
import { mixSentiment, vaderScore } from './sentiment.ts'
import { situationsOf } from './situations.ts'
import { trainedHead } from './trained-head.ts'
import { readWeights } from './weights.ts'

const MAX_REASONS = 5
/** A word is a reason only if the log-odds decrease by at least this without it. */
const MIN_DROP = 0.05

/** Analysis of English by its sentence embedding. Loading takes a third of a second of CPU time. */
export async function englishAnalysis() {
  const weights = readWeights(readFileSync(new URL('./english.weights', import.meta.url)))
  const embed = await loadEmbedding()
  const head = trainedHead(weights)

  function reasonsFor(embedding: number[], text: string, category: Category): Reason[] {
    const stop = stopWords('en')
    const strongestWords = head
      .logOddsDrops(embedding, wordsOf(text), category)
      .filter(({ word, drop }) => drop >= MIN_DROP && word.length > 2 && !stop.has(word))
      .sort((a, b) => b.drop - a.drop)
      .slice(0, MAX_REASONS)
    const sum = strongestWords.reduce((total, { drop }) => total + drop, 0)
    return strongestWords.map(({ word, drop }) => ({ word, weight: drop / sum }))
  }

  return async (
    text: string,
  ): Promise<
    Pick<
      AnalysisResult,
      'model' | 'category' | 'subcategory' | 'confidence' | 'sentiment' | 'reasons' | 'vector' | 'themes' | 'situations'
    >
  > => {
    const embedding = await embed(text)
    const { category, subcategory, confidence, probabilities } = head.predict(embedding, text)
    return {
      model: weights.name,
      category,
      subcategory,
      confidence,
      sentiment: mixSentiment({ embedding, byWords: vaderScore(text) }, weights),
      reasons: reasonsFor(embedding, text, category),
      vector: head.project(embedding),
      themes: head.themes(embedding, probabilities),
      situations: situationsOf(text, 'en', embedding),
    }
  }
}
