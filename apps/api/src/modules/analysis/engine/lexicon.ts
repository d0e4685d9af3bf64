import { Category, LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { entryMatcher, readEntryLists } from './entry-matcher.ts'

export type ListedLanguage = Exclude<LanguageCode, 'en'>

export const LISTED_LANGUAGES = LANGUAGES.map(({ code }) => code).filter((code): code is ListedLanguage => code !== 'en')

/** Words of each category in a language without a sentence embedding. */
export const readLexicon = (language: ListedLanguage) => readEntryLists(new URL(`./lexicons/${language}.txt`, import.meta.url))

const matchers = new Map<ListedLanguage, ReturnType<typeof entryMatcher>>()

/** The matched words of each category's list, in the order of the categories. */
export function listedWords(lower: string, words: string[], language: ListedLanguage): string[][] {
  let matcher = matchers.get(language)
  if (!matcher) {
    matcher = entryMatcher(readLexicon(language), language)
    matchers.set(language, matcher)
  }
  const matches = matcher(lower, words)
  return Category.options.map((category) => [...new Set(matches.filter(({ id }) => id === category).map(({ word }) => word))])
}

/** Whether the word, or one of the words, is in a list of a category. English has no lists. */
export const isListedWord = (text: string, language: string): boolean =>
  LISTED_LANGUAGES.some((code) => code === language) &&
  listedWords(text, text.split(' '), language as ListedLanguage).some((words) => words.length > 0)
