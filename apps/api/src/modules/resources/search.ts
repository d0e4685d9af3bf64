import type { LanguageCode, Resource } from '@worrystone/contracts'
import MiniSearch from 'minisearch'
import { folded } from '../../folded.ts'
import type { SearchWords } from '../catalogue/index.ts'

/** Scripts without spaces between words: they are found by pairs of signs. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Shorter words are too near to each other to forgive a slip. */
const SHORTEST_FUZZY = 4
const FUZZY = 0.25

function termsOf(text: string): string[] {
  return folded(text)
    .split(' ')
    .flatMap((word) => (WITHOUT_SPACES.test(word) && word.length > 1 ? pairsOf(word) : [word]))
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** Finds entries by words and their beginnings, without regard to case and accents, and forgives slips. Best first. */
export function directorySearch(resources: Resource[], language: LanguageCode, searchWords: SearchWords = {}) {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
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
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    index.search(query, {
      combineWith,
      prefix: true,
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY && !WITHOUT_SPACES.test(term) ? FUZZY : false),
      boost: { title: 3, labels: 2, country: 1.5 },
    })
  return (query: string): string[] => {
    const exact = find(query, 'AND')
    return (exact.length > 0 ? exact : find(query, 'OR')).map(({ id }) => id as string)
  }
}
export type DirectorySearch = ReturnType<typeof directorySearch>
