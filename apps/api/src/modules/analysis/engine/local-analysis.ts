import type { LanguageCode } from '@worrystone/contracts'
import { type AnalysisResult, TOO_LITTLE } from './analysis-result.ts'
import { conceptsIn } from './concepts.ts'
import { detectLanguage, segmentWords } from './detect-language.ts'
import { englishAnalysis } from './english-analysis.ts'
import { keywordsOf } from './keywords.ts'
import { onnxAnalysis } from './onnx-analysis.ts'
import { otherLanguagesAnalysis } from './other-languages-analysis.ts'
import { isReadable } from './readable-text.ts'
import { sentimentByList, vaderScore } from './sentiment.ts'

/** The result for texts with too little to analyze: an emoji, three letters, keys hit at random. */
const NOT_ANALYZABLE: AnalysisResult = {
  method: 'keywords',
  model: TOO_LITTLE,
  language: null,
  category: 'other',
  subcategory: null,
  confidence: 0.1,
  sentiment: null,
  keywords: [],
  reasons: [],
  vector: null,
  terms: [],
  concepts: [],
  themes: null,
  situations: null,
}

const sentimentOf = (text: string, language: LanguageCode) =>
  language === 'en' ? vaderScore(text) : sentimentByList(segmentWords(text, language), language)

/** Analyzes texts without network access. `modelPath`: an operator's model; unset: the built-in analysis. */
export async function localAnalysis(modelPath?: string): Promise<(text: string) => Promise<AnalysisResult>> {
  const analyze = modelPath === undefined ? await builtInAnalysis() : await operatorModelAnalysis(modelPath)
  return async (text) => {
    const language = isReadable(text) ? detectLanguage(text) : null
    if (language === null) return NOT_ANALYZABLE
    return { language, keywords: keywordsOf(text, language), terms: [], ...(await analyze(text, language)) }
  }
}

const conceptsOf = (text: string, language: LanguageCode) =>
  conceptsIn(text.toLowerCase().normalize('NFC'), segmentWords(text, language), language)

async function operatorModelAnalysis(modelPath: string) {
  const analyze = await onnxAnalysis(modelPath)
  return async (text: string, language: LanguageCode) => ({
    ...(await analyze(text)),
    method: 'onnx' as const,
    sentiment: sentimentOf(text, language),
    concepts: conceptsOf(text, language),
    reasons: [],
    themes: null,
    situations: null,
  })
}

/** English by its sentence embedding, other languages by words and character n-grams. */
async function builtInAnalysis() {
  const english = await englishAnalysis()
  const otherLanguages = otherLanguagesAnalysis()
  return async (text: string, language: LanguageCode) => {
    if (language === 'en') return { ...(await english(text)), method: 'embedding' as const, concepts: conceptsOf(text, language) }
    return { ...otherLanguages(text, language), method: 'keywords' as const, vector: null }
  }
}
