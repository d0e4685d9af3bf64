import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@worrystone/contracts'
import { type EntryMatch, entryMatcher } from './entry-matcher.ts'

/** Words that mean the same in twelve languages: a concept a line, then its entries (see `entryMatcher`). */
export const readConcepts = (language: LanguageCode): { id: string; entries: string }[] =>
  readFileSync(new URL(`./concepts/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const blank = line.indexOf(' ')
      return blank > 0 ? [{ id: line.slice(0, blank), entries: line.slice(blank + 1) }] : []
    })

/** In the same order in every language. */
export const CONCEPTS: string[] = readConcepts('en').map(({ id }) => id)

const matchers = new Map<LanguageCode, (lower: string, words: string[]) => EntryMatch[]>()

/** The concepts that a text names, each once. */
export function conceptsIn(lower: string, words: string[], language: LanguageCode): string[] {
  let matcher = matchers.get(language)
  if (!matcher) {
    matcher = entryMatcher(readConcepts(language), language)
    matchers.set(language, matcher)
  }
  return [...new Set(matcher(lower, words).map(({ id }) => id))]
}
