import type { Category, LanguageCode } from '@worrystone/contracts'
import type { Reason } from './finding.ts'
import { segmented } from './language.ts'
import { ar } from './lexicons/ar.ts'
import { de } from './lexicons/de.ts'
import { es } from './lexicons/es.ts'
import { fr } from './lexicons/fr.ts'
import { hi } from './lexicons/hi.ts'
import { it } from './lexicons/it.ts'
import { ja } from './lexicons/ja.ts'
import { ko } from './lexicons/ko.ts'
import { pt } from './lexicons/pt.ts'
import { ru } from './lexicons/ru.ts'
import { zh } from './lexicons/zh.ts'

export type ListedLanguage = Exclude<LanguageCode, 'en'>

/**
 * What worries are about, word by word, in the languages without trained weights. An entry is the beginning of a word; with `=` a whole
 * word; with `_` for blanks a phrase; in Japanese and Chinese any part of the text.
 */
export const LEXICONS: Record<ListedLanguage, Record<Category, string>> = { es, fr, de, it, pt, ja, ko, zh, ru, ar, hi }

/** Little words that Arabic writes together with the next one. */
const PROCLITICS = /^(?:و|ف)?(?:ال|بال|لل|كال|ب|ل|ك)?/
/** A short beginning stands for a word and its endings, not for every word that begins like it. */
const SHORT = 3
const LONGEST_ENDING = 2

const WITHOUT_BLANKS = new Set<LanguageCode>(['ja', 'zh'])

const begins = (word: string, entry: string) =>
  word.startsWith(entry) && (entry.length > SHORT || word.length <= entry.length + LONGEST_ENDING)

function meets(entry: string, text: string, words: string[], language: ListedLanguage): string | undefined {
  if (WITHOUT_BLANKS.has(language)) return text.includes(entry) ? entry : undefined
  if (entry.includes('_')) return text.includes(entry.replaceAll('_', ' ')) ? entry.replaceAll('_', ' ') : undefined
  if (entry.startsWith('=')) return words.find((word) => word === entry.slice(1))
  if (language === 'ar') return words.find((word) => begins(word, entry) || begins(word.replace(PROCLITICS, ''), entry))
  return words.find((word) => begins(word, entry))
}

/** Lists see less than a model: an answer with many words behind it is right about as often as this says, and one without any is a guess. */
const SUREST = 0.75
const GUESS = 0.1

/** What a text is about by the words of its language. Longer entries say more. */
export function byLexicon(text: string, language: ListedLanguage): { category: Category; confidence: number; reasons: Reason[] } {
  const lower = text.toLowerCase().normalize('NFC')
  const words = segmented(text, language)
  const found = Object.entries(LEXICONS[language]).map(([category, entries]) => {
    const met = new Set(entries.split(' ').flatMap((entry) => meets(entry, lower, words, language) ?? []))
    return { category: category as Category, met: [...met], score: met.size }
  })
  const total = found.reduce((sum, { score }) => sum + score, 0)
  // The first of equals wins, in the order of the list; `personal` and `other` come last there, as they should.
  const best = found.reduce((a, b) => (b.score > a.score ? b : a))
  if (best.score === 0) return { category: 'other', confidence: GUESS, reasons: [] }
  const confidence = (best.score / total) * SUREST * (1 - 0.4 ** best.score)
  return {
    category: best.category,
    confidence,
    reasons: best.met.slice(0, 5).map((word) => ({ word, weight: 1 / Math.min(5, best.met.length) })),
  }
}
