import type { AnalysisMethod, Category, LanguageCode } from '@worrystone/contracts'
import type { Situations } from './situations.ts'
import type { Themes } from './themes.ts'

/** The model of a result for a text with too little to analyze. */
export const TOO_LITTLE = 'none'

export type Reason = { word: string; weight: number }

/** The result of analyzing one text. */
export type AnalysisResult = {
  method: Exclude<AnalysisMethod, 'author'>
  /** The id of the weights: vectors of different models are never compared. */
  model: string
  language: LanguageCode | null
  category: Category
  subcategory: string | null
  confidence: number
  sentiment: number | null
  keywords: string[]
  reasons: Reason[]
  /** The text's embedding for comparisons, of length 1; null for languages without a model. */
  vector: Float32Array | null
  /** Stems of the content words, by which texts without a vector are compared. */
  terms: string[]
  /** The concepts in the text, by which worries in different languages are compared. */
  concepts: string[]
  /** How much the text is about each theme; null if nothing is known of it. */
  themes: Themes | null
  /** The situation of the writer; null for languages without lists of notions. */
  situations: Situations | null
}
