import type { LanguageCode } from '@worrystone/contracts'
import { conceptsIn } from './concepts.ts'
import { englishAnalysis } from './english.ts'
import type { Finding } from './finding.ts'
import { keywordsOf } from './keywords.ts'
import { languageOf, segmented } from './language.ts'
import { onnxAnalysis } from './onnx.ts'
import { otherLanguagesAnalysis } from './other-languages.ts'
import { sentimentByList, vaderOf } from './sentiment.ts'

/** What nobody can tell anything about: a face, three letters. */
const UNTOLD: Finding = {
  method: 'keywords',
  model: 'none',
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
}

const sentimentOf = (text: string, language: LanguageCode) =>
  language === 'en' ? vaderOf(text) : sentimentByList(segmented(text, language), language)

/** Everything that is found in a text, without network. `modelPath` names an operator's model; unset: ours. */
export async function localAnalysis(modelPath?: string): Promise<(text: string) => Promise<Finding>> {
  const look = modelPath === undefined ? await ours() : await operators(modelPath)
  return async (text) => {
    const language = languageOf(text)
    if (language === null) return UNTOLD
    return { language, keywords: keywordsOf(text, language), terms: [], ...(await look(text, language)) }
  }
}

const conceptsOf = (text: string, language: LanguageCode) =>
  conceptsIn(text.toLowerCase().normalize('NFC'), segmented(text, language), language)

async function operators(modelPath: string) {
  const look = await onnxAnalysis(modelPath)
  return async (text: string, language: LanguageCode) => ({
    ...(await look(text)),
    method: 'onnx' as const,
    sentiment: sentimentOf(text, language),
    concepts: conceptsOf(text, language),
    reasons: [],
  })
}

/** English by its meaning, the others by their words and pieces of words. */
async function ours() {
  const english = await englishAnalysis()
  const others = otherLanguagesAnalysis()
  return async (text: string, language: LanguageCode) => {
    if (language === 'en') return { ...(await english(text)), method: 'embedding' as const, concepts: conceptsOf(text, language) }
    return { ...others(text, language), method: 'keywords' as const, vector: null }
  }
}
