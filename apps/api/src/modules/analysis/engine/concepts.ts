import type { LanguageCode } from '@worrystone/contracts'
import { type EntryMatch, entryMatcher, readEntryLists } from './entry-matcher.ts'

/** Words that mean the same in twelve languages, by concept. */
export const readConcepts = (language: LanguageCode) => readEntryLists(new URL(`./concepts/${language}.txt`, import.meta.url))

/** In the same order in every language. */
export const CONCEPTS: string[] = readConcepts('en').map(({ id }) => id)

const matchers = new Map<LanguageCode, (lower: string, words: string[]) => EntryMatch[]>()

/** The concepts in a text, each once. */
export function conceptsIn(lower: string, words: string[], language: LanguageCode): string[] {
  let matcher = matchers.get(language)
  if (!matcher) {
    matcher = entryMatcher(readConcepts(language), language)
    matchers.set(language, matcher)
  }
  return [...new Set(matcher(lower, words).map(({ id }) => id))]
}
