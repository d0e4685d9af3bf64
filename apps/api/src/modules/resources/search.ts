import type { LanguageCode, Resource } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import { textSearch } from '../../text-search.ts'
import type { SearchWords } from '../catalogue/index.ts'

export type DirectorySearch = (query: string) => Resource[]

/**
 * Finds entries in one language, those in it first. Crisis resources come first among what has all the words; every one of them comes
 * first when the query sounds like danger.
 */
export function directorySearch(resources: Resource[], language: LanguageCode, searchWords: SearchWords = {}): DirectorySearch {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const find = textSearch(
    resources.map(({ id, title, description, category, tags, country, languages }) => ({
      ...{ id, title, description },
      labels: [...[category, ...tags].map(({ name }) => name), country && countryNames.of(country)].filter(Boolean).join(' '),
      words: [category, ...tags].flatMap(({ id: label }) => searchWords[label] ?? []).join(' '),
      isPreferred: languages.includes(language),
    })),
    language,
  )
  const resourcesOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])

  return (query) => {
    const { named, withAll, withSome } = find(query)
    const found = [...resourcesOf(named), ...crisisFirst(resourcesOf(withAll)), ...resourcesOf(withSome)]
    if (dangerIn(query).level === 0) return found
    return crisisFirst([...new Set([...found, ...resources.filter(({ isCrisis }) => isCrisis)])])
  }
}

const crisisFirst = (found: Resource[]) => [
  ...found.filter(({ isCrisis }) => isCrisis),
  ...found.filter(({ isCrisis }) => !isCrisis),
]
