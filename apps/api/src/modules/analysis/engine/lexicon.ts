import { Category, type LanguageCode } from '@worrystone/contracts'
import { entryMatcher } from './entry-matcher.ts'
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

/** Words of each category in the languages without a sentence embedding; the notation is that of `entryMatcher`. */
export const LEXICONS: Record<ListedLanguage, Record<Category, string>> = { es, fr, de, it, pt, ja, ko, zh, ru, ar, hi }

const matchers = new Map<ListedLanguage, ReturnType<typeof entryMatcher>>()

/** The words of each category's list that a text has, in the order of the categories. */
export function listedWords(lower: string, words: string[], language: ListedLanguage): string[][] {
  let matcher = matchers.get(language)
  if (!matcher) {
    matcher = entryMatcher(
      Category.options.map((category) => ({ id: category, entries: LEXICONS[language][category] })),
      language,
    )
    matchers.set(language, matcher)
  }
  const matches = matcher(lower, words)
  return Category.options.map((category) => [...new Set(matches.filter(({ id }) => id === category).map(({ word }) => word))])
}

/** Whether the word, or one of these words, is in a list of what worries are about. English has none. */
export const isListedWord = (text: string, language: string): boolean =>
  Object.hasOwn(LEXICONS, language) &&
  listedWords(text, text.split(' '), language as ListedLanguage).some((words) => words.length > 0)
