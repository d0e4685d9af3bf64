import { readFileSync } from 'node:fs'
import { Category } from '@worrystone/contracts'
import type { AnalysisResult } from './analysis-result.ts'
import { termsOf } from './keywords.ts'
import { featuresOf, languageHead, readLanguageWeights, TONES, tokenizeText } from './language-head.ts'
import type { ListedLanguage } from './lexicon.ts'
import { hasNotions } from './notions.ts'
import { sentimentByList } from './sentiment.ts'
import { situationsOf } from './situations.ts'
import { subcategoryOfConcepts, themesOfConcepts } from './subcategories.ts'

const MAX_REASONS = 5
/** From this probability of a neutral tone, a sentence without a listed word has no sentiment. */
const MIN_PLAIN_PROBABILITY = 0.45
/**
 * The list knows the strength of a word, the head the tone of the sentence. The head alone has less weight: it was trained on signs, not on
 * strength.
 */
const TONE_SHARE = { list: 0.6, head: 0.4, headAlone: 0.6 }
/** Reduces the head's confidence: it was measured on sentences by the author of its training data and is less accurate on others. */
const MAX_CONFIDENCE = 0.75

type PartialResult = Pick<
  AnalysisResult,
  'model' | 'category' | 'subcategory' | 'confidence' | 'reasons' | 'sentiment' | 'terms' | 'concepts' | 'themes' | 'situations'
>

/** Analysis of the languages without a sentence embedding: by trained heads, lists and concepts. */
export function otherLanguagesAnalysis(): (text: string, language: ListedLanguage) => PartialResult {
  const head = languageHead(readLanguageWeights(readFileSync(new URL('./languages.weights', import.meta.url))))

  return (text, language) => {
    const tokenized = tokenizeText(text, language)
    const features = featuresOf(tokenized)
    const probabilities = head.categoryProbabilities(features, language)
    const maxProbability = Math.max(...probabilities)
    const index = probabilities.indexOf(maxProbability)
    const reasonWords = (tokenized.listed[index] ?? []).slice(0, MAX_REASONS)
    const category = Category.options[index] ?? 'other'
    return {
      model: head.name,
      category,
      subcategory: subcategoryOfConcepts(features.concepts, category),
      confidence: Math.min(MAX_CONFIDENCE, maxProbability),
      reasons: reasonWords.map((word) => ({ word, weight: 1 / reasonWords.length })),
      sentiment: mixTone(head.toneProbabilities(features, language), sentimentByList(tokenized.words, language)),
      terms: termsOf(text, language),
      concepts: features.concepts,
      themes: themesOfConcepts(features.concepts, probabilities),
      situations: hasNotions(language) ? situationsOf(text, language, null) : null,
    }
  }
}

function mixTone(probabilities: number[], byList: number | null): number | null {
  const probabilityOf = (tone: (typeof TONES)[number]) => probabilities[TONES.indexOf(tone)] ?? 0
  const byHead = probabilityOf('glad') - probabilityOf('negative')
  if (byList !== null) return TONE_SHARE.list * byList + TONE_SHARE.head * byHead
  return probabilityOf('plain') >= MIN_PLAIN_PROBABILITY ? null : TONE_SHARE.headAlone * byHead
}
