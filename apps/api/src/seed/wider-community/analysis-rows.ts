import { sha256 } from '../../hash.ts'
import { knownThemeRow } from '../../modules/analysis/index.ts'
import { stopWords } from '../../stop-words.ts'
import type { Random } from './random.ts'
import type { Sentence, WrittenLanguage } from './sentences.ts'
import type { InventedWorry } from './worries.ts'

const MAX_KEYWORDS = 4
const MIN_KEYWORD_LENGTH = 5
const ANALYSIS_DELAY_MS = 4_000
/** Particles between the words of Japanese. */
const KANA_ONLY = /^\p{Script=Hiragana}+$/u

/** Analyses as they would be computed, so that none has to run. */
export function analysesOf(worries: InventedWorry[], { random }: { random: Random }) {
  const keywords = keywordFinder()
  return worries.map(({ id, by, at, category, sentence, text, sentiment }) => ({
    post_id: id,
    text_hash: sha256(text),
    model: 'demo',
    method: 'keywords' as const,
    language: by.language,
    category,
    subcategory: sentence.subcategory,
    confidence: random.between(0.45, 0.75),
    sentiment,
    keywords: keywords(sentence, by.language),
    reasons: [],
    analyzed_at: new Date(at.getTime() + ANALYSIS_DELAY_MS),
  }))
}

/** The themes by which other worries find these. */
export const themesOf = (worries: InventedWorry[]) =>
  worries.map(({ id, by, at, category, sentence }) => {
    const row = knownThemeRow(id, { category, subcategory: sentence.subcategory, language: by.language })
    // As text: `insertRows` passes JSON.
    return { ...row, themes: `\\x${row.themes.toString('hex')}`, analyzed_at: new Date(at.getTime() + ANALYSIS_DELAY_MS) }
  })

/** Long words that not every text has; computed once per sentence. */
function keywordFinder() {
  const keywordsBySentence = new Map<Sentence, string[]>()
  const segmenters = new Map<WrittenLanguage, Intl.Segmenter>()

  return (sentence: Sentence, language: WrittenLanguage): string[] => {
    const cached = keywordsBySentence.get(sentence)
    if (cached) return cached
    const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, segmenter)
    const stops = stopWords(language)
    const minLength = language === 'ja' ? 2 : MIN_KEYWORD_LENGTH
    const words = [...segmenter.segment(sentence.text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
      isWordLike && segment.length >= minLength && !stops.has(segment) && !KANA_ONLY.test(segment) ? [segment] : [],
    )
    const keywords = [...new Set(words)].slice(0, MAX_KEYWORDS)
    keywordsBySentence.set(sentence, keywords)
    return keywords
  }
}
