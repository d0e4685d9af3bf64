import type { LanguageCode } from '@worrystone/contracts'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { normalizeText } from './normalize-text.ts'
import { genericWords, stopWords } from './stop-words.ts'

/** Scripts without spaces between words: they are matched by character pairs. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Shorter words are too similar to each other for typo tolerance. */
const MIN_FUZZY_LENGTH = 4
const FUZZINESS = 0.25
/** With this many strict matches, looser ones are not added. */
const MIN_RESULTS = 3
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 3
/** The score factor of a preferred document. */
const PREFERRED_BOOST = 2

/** `words`: synonyms. `isPreferred`: ranked before others that match as well. */
export type SearchDocument = {
  id: string
  title: string
  description: string
  labels: string
  words?: string
  isPreferred?: boolean
}
/** Ids, best first in each group; documents whose title equals the query are `exact` and in no other group. */
export type SearchResult = { exact: string[]; withAll: string[]; withSome: string[] }

/**
 * Searches texts of one language, without regard to case and accents. First by all words of the query as prefixes; with few results, by all
 * words with typos; with still few, by some of them.
 */
export function textSearch(documents: SearchDocument[], language: LanguageCode): (query: string) => SearchResult {
  const fillers = new Set([...stopWords(language), ...genericWords(language)].flatMap((word) => normalizeText(word).split(' ')))
  const preferred = new Set(documents.filter(({ isPreferred }) => isPreferred).map(({ id }) => id))
  const titles = new Map(documents.map(({ id, title }) => [id, normalizeText(title)]))
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'description', 'labels', 'words'],
    tokenize: (text) => wordsOf(text).flatMap((word) => [...termsOf(word), ...charactersOf(word)]),
    processTerm: (term) => term || null,
  })
  index.addAll(documents)

  const find = (terms: string[], options: SearchOptions): string[] =>
    index
      .search(terms.join(' '), {
        tokenize: () => terms,
        prefix: (term, position) => !isWithoutSpaces(term) && (term.length >= MIN_PREFIX_LENGTH || position === terms.length - 1),
        boost: { title: 3, labels: 2 },
        boostDocument: (id) => (preferred.has(id) ? PREFERRED_BOOST : 1),
        ...options,
      })
      .map(({ id }) => id)

  return (query) => {
    const all = wordsOf(query).flatMap(termsOf)
    const meaningful = all.filter((term) => !fillers.has(term))
    const terms = meaningful.length > 0 ? meaningful : all
    const withAll = findUntilEnough([
      () => find(all, { combineWith: 'AND' }),
      () => find(terms, { combineWith: 'AND' }),
      () => find(terms, { combineWith: 'AND', fuzzy }),
    ])
    const withAny = findUntilEnough([
      () => withAll,
      () => find(terms, { combineWith: 'OR', fuzzy }),
      () => find(all, { combineWith: 'OR', fuzzy }),
    ])
    const name = normalizeText(query)
    const exact = withAll.filter((id) => titles.get(id) === name)
    return {
      exact,
      withAll: withAll.filter((id) => !exact.includes(id)),
      withSome: withAny.filter((id) => !withAll.includes(id)),
    }
  }
}
export type TextSearch = ReturnType<typeof textSearch>

/** Runs the strictest search first, and the next ones while there are few results. */
function findUntilEnough(searches: (() => string[])[]): string[] {
  const results = new Set<string>()
  for (const search of searches) {
    if (results.size >= MIN_RESULTS) break
    for (const id of search()) results.add(id)
  }
  return [...results]
}

const fuzzy = (term: string) => (term.length >= MIN_FUZZY_LENGTH && !isWithoutSpaces(term) ? FUZZINESS : false)
const isWithoutSpaces = (term: string) => WITHOUT_SPACES.test(term)
const wordsOf = (text: string) => normalizeText(text).split(' ')

/** A word, or its character pairs. */
function termsOf(word: string): string[] {
  if (!isWithoutSpaces(word) || word.length === 1) return word === '' ? [] : [word]
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
}

/** Single characters, so that a query of one character finds the words that contain it. */
const charactersOf = (word: string): string[] => (isWithoutSpaces(word) ? [...word] : [])
