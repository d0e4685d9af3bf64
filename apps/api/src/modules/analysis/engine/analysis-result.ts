import type { AnalysisMethod, Category, LanguageCode } from '@worrystone/contracts'

export type Reason = { word: string; weight: number }

/** What the analysis of one text found. */
export type AnalysisResult = {
  method: Exclude<AnalysisMethod, 'author'>
  /** The weights that were used: vectors of two models are never compared. */
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
  /** Stems of what the text is about: what texts without a vector are compared by. */
  terms: string[]
  /** What the text names that has a word in each of the twelve languages: what worries in different languages are compared by. */
  concepts: string[]
}
