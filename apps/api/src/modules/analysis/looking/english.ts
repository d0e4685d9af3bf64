import { readFileSync } from 'node:fs'
import type { Category } from '@worrystone/contracts'
import { stopWords } from '../../../stop-words.ts'
import { loadEmbedding } from './embedding.ts'
import { wordsOf } from './features.ts'
import type { Finding, Reason } from './finding.ts'
import { trainedHead } from './head.ts'
import { soundOf, vaderOf } from './sentiment.ts'
import { readWeights } from './weights.ts'

const MOST_REASONS = 5
/** A word without which the log-odds fall by less than this weighed nothing. */
const LEAST_FALL = 0.05

/** The part of the analysis that understands English. Loading takes a third of a second of the processor. */
export async function englishAnalysis() {
  const weights = readWeights(readFileSync(new URL('./english.weights', import.meta.url)))
  const embed = await loadEmbedding()
  const head = trainedHead(weights)

  function reasonsFor(embedding: number[], text: string, category: Category): Reason[] {
    const stop = stopWords('en')
    const weighed = head
      .fallWithout(embedding, wordsOf(text), category)
      .filter(({ word, fall }) => fall >= LEAST_FALL && word.length > 2 && !stop.has(word))
      .sort((a, b) => b.fall - a.fall)
      .slice(0, MOST_REASONS)
    const sum = weighed.reduce((total, { fall }) => total + fall, 0)
    return weighed.map(({ word, fall }) => ({ word, weight: fall / sum }))
  }

  return async (
    text: string,
  ): Promise<Pick<Finding, 'model' | 'category' | 'subcategory' | 'confidence' | 'sentiment' | 'reasons' | 'vector'>> => {
    const embedding = await embed(text)
    const { category, subcategory, confidence } = head.judge(embedding, text)
    return {
      model: weights.name,
      category,
      subcategory,
      confidence,
      sentiment: soundOf({ embedding, byWords: vaderOf(text) }, weights),
      reasons: reasonsFor(embedding, text, category),
      vector: head.placeOf(embedding),
    }
  }
}
