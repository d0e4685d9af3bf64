import type { LanguageCode } from '@worrystone/contracts'
import { readConcepts } from './concepts.ts'
import { type EntryMatch, entryMatcher, readEntryLists } from './entry-matcher.ts'

/** The languages with lists of notions. */
export const NOTION_LANGUAGES = ['en', 'de', 'es'] as const
export type NotionLanguage = (typeof NOTION_LANGUAGES)[number]

export const hasNotions = (language: LanguageCode): language is NotionLanguage =>
  (NOTION_LANGUAGES as readonly LanguageCode[]).includes(language)

/** The concepts, and finer ones: a list with the id of a concept adds words to it. */
const readNotions = (language: NotionLanguage) => [
  ...readConcepts(language),
  ...readEntryLists(new URL(`./notions/${language}.txt`, import.meta.url)),
]

/** In the same order in every language. */
export const NOTIONS: string[] = [...new Set(readNotions('en').map(({ id }) => id))]

const matchers = new Map<NotionLanguage, (lower: string, words: string[]) => EntryMatch[]>()

/** The notions in a text, each once. */
export function notionsIn(lower: string, words: string[], language: NotionLanguage): Set<string> {
  let matcher = matchers.get(language)
  if (!matcher) {
    matcher = entryMatcher(readNotions(language), language)
    matchers.set(language, matcher)
  }
  return new Set(matcher(lower.replaceAll('’', "'"), words).map(({ id }) => id))
}
