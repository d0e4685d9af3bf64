import type { LanguageCode, Resource } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { folded } from '../../folded.ts'
import { stopWords } from '../../stop-words.ts'
import type { SearchWords } from '../catalogue/index.ts'
import { genericWords } from './generic-words.ts'

/** Scripts without spaces between words: they are found by pairs of signs. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Shorter words are too near to each other to forgive a slip. */
const SHORTEST_FUZZY = 4
const FUZZY = 0.25
/** With so many entries that have all the words, looser matches would only be noise. */
const FEW = 3
/** How much nearer an entry in the reader's language is. */
const OWN_LANGUAGE = 1.5
/** Beginnings that are shorter stand for too many words. */
const SHORTEST_PREFIX = 3

function termsOf(text: string): string[] {
  return folded(text)
    .split(' ')
    .flatMap((word) => (WITHOUT_SPACES.test(word) && word.length > 1 ? pairsOf(word) : [word]))
    .filter((term) => term !== '')
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** Finds entries without regard to case and accents. */
export type DirectorySearch = (query: string) => Resource[]

/**
 * The search of one language. First what has all words of the query, or words that begin with them; where that is little, what has them
 * with a slip; then what has some of them. What is called like the query comes before all of it. Crisis resources come first among what has all the words, and all of them come first when the
 * query sounds like danger.
 */
export function directorySearch(resources: Resource[], language: LanguageCode, searchWords: SearchWords = {}): DirectorySearch {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const fillers = new Set([...stopWords(language), ...genericWords(language)].flatMap((word) => folded(word).split(' ')))
  const index = new MiniSearch<Record<string, string>>({
    fields: ['title', 'description', 'labels', 'words', 'country'],
    tokenize: termsOf,
    processTerm: (term) => term || null,
  })
  index.addAll(
    resources.map(({ id, title, description, category, tags, country }) => ({
      ...{ id, title, description },
      labels: [category, ...tags].map(({ name }) => name).join(' '),
      words: [category, ...tags].flatMap(({ id: label }) => searchWords[label] ?? []).join(' '),
      country: country ? (countryNames.of(country) ?? country) : '',
    })),
  )

  function find(terms: string[], options: SearchOptions): Resource[] {
    const isWithSpaces = (term: string) => !WITHOUT_SPACES.test(term)
    const hits = index.search(terms.join(' '), {
      tokenize: () => terms,
      prefix: (term, at) => isWithSpaces(term) && (term.length >= SHORTEST_PREFIX || at === terms.length - 1),
      boost: { title: 3, labels: 2, country: 1.5 },
      boostDocument: (id) => (byId.get(id)?.languages.includes(language) ? OWN_LANGUAGE : 1),
      ...options,
    })
    return hits.flatMap(({ id }) => byId.get(id) ?? [])
  }
  const fuzzy = (term: string) => (term.length >= SHORTEST_FUZZY && !WITHOUT_SPACES.test(term) ? FUZZY : false)

  return (query) => {
    const all = termsOf(query)
    const telling = all.filter((term) => !fillers.has(term))
    const terms = telling.length > 0 ? telling : all
    const name = folded(query)
    const best = found(FEW, [
      () => crisisFirst(find(all, { combineWith: 'AND' })),
      () => crisisFirst(find(terms, { combineWith: 'AND' })),
      () => crisisFirst(find(terms, { combineWith: 'AND', fuzzy })),
      () => find(terms, { combineWith: 'OR', fuzzy }),
      () => find(all, { combineWith: 'OR', fuzzy }),
    ])
    const named = best.filter(({ title }) => folded(title) === name)
    const ordered = [...named, ...best.filter((one) => !named.includes(one))]
    if (dangerIn(query).level === 0) return ordered
    return crisisFirst([...new Set([...ordered, ...resources.filter(({ isCrisis }) => isCrisis)])])
  }
}

/** What the searches find, the strictest first; the next one is asked while there are few. */
function found(few: number, searches: (() => Resource[])[]): Resource[] {
  return searches.reduce<Resource[]>((known, search) => (known.length >= few ? known : [...new Set([...known, ...search()])]), [])
}

const crisisFirst = (found: Resource[]) => [
  ...found.filter(({ isCrisis }) => isCrisis),
  ...found.filter(({ isCrisis }) => !isCrisis),
]
