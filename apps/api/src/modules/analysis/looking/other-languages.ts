import { readFileSync } from 'node:fs'
import { Category } from '@worrystone/contracts'
import type { Finding } from './finding.ts'
import { termsOf } from './keywords.ts'
import { featuresOf, languageHead, readIn, readLanguageWeights, TONES } from './language-head.ts'
import type { ListedLanguage } from './lexicon.ts'
import { sentimentByList } from './sentiment.ts'
import { subcategoryOfConcepts } from './subcategories.ts'

const MOST_REASONS = 5
/** A sentence that is as surely plain as this, and in which the list knows no word, has no tone. */
const PLAIN_FROM = 0.45
/** The list knows how strong a word is; the head, what is meant. Alone the head is heard less: it was taught by sides, not by strength. */
const TONE_SHARE = { ofList: 0.6, ofHead: 0.4, alone: 0.6 }
/** The head was measured on sentences by the hand that wrote those it learnt from: on others it is right less often. */
const SUREST = 0.75

type Found = Pick<Finding, 'model' | 'category' | 'subcategory' | 'confidence' | 'reasons' | 'sentiment' | 'terms' | 'concepts'>

/** The part of the analysis that reads the languages without a sentence embedding: by trained heads, lists and concepts. */
export function otherLanguagesAnalysis(): (text: string, language: ListedLanguage) => Found {
  const head = languageHead(readLanguageWeights(readFileSync(new URL('./languages.weights', import.meta.url))))

  return (text, language) => {
    const read = readIn(text, language)
    const features = featuresOf(read)
    const chances = head.categoryChances(features, language)
    const highest = Math.max(...chances)
    const index = chances.indexOf(highest)
    const words = (read.listed[index] ?? []).slice(0, MOST_REASONS)
    const category = Category.options[index] ?? 'other'
    return {
      model: head.name,
      category,
      subcategory: subcategoryOfConcepts(features.concepts, category),
      confidence: Math.min(SUREST, highest),
      reasons: words.map((word) => ({ word, weight: 1 / words.length })),
      sentiment: soundOf(head.toneChances(features, language), sentimentByList(read.words, language)),
      terms: termsOf(text, language),
      concepts: features.concepts,
    }
  }
}

function soundOf(chances: number[], byList: number | null): number | null {
  const chanceOf = (tone: (typeof TONES)[number]) => chances[TONES.indexOf(tone)] ?? 0
  const byHead = chanceOf('glad') - chanceOf('negative')
  if (byList !== null) return TONE_SHARE.ofList * byList + TONE_SHARE.ofHead * byHead
  return chanceOf('plain') >= PLAIN_FROM ? null : TONE_SHARE.alone * byHead
}
