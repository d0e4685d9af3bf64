import type { LanguageCode, Resource } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import { textSearch } from '../../text-search.ts'
import type { SearchWords } from '../catalogue/index.ts'

export type DirectorySearch = (query: string) => Resource[]

/**
 * Searches entries, those that help in the given language first. Crisis resources come first among matches of all words; if the query
 * indicates danger, all of them come first, those in the reader's language before the others.
 */
export function directorySearch(resources: Resource[], language: LanguageCode, searchWords: SearchWords = {}): DirectorySearch {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' })
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const find = textSearch(
    resources.map(({ id, title, description, category, tags, country, languages }) => ({
      ...{ id, title, description },
      labels: [...[category, ...tags].map(({ name }) => name), country && countryNames.of(country)].filter(Boolean).join(' '),
      words: [category, ...tags].flatMap(({ id: label }) => searchWords[label] ?? []).join(' '),
      isPreferred: isSpokenIn({ country, languages }, language),
    })),
    language,
  )
  const resourcesOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])

  return (query) => {
    const { exact: named, withAll, withSome } = find(query)
    const matches = [...resourcesOf(named), ...crisisFirst(resourcesOf(withAll)), ...resourcesOf(withSome)]
    if (dangerIn(query).level === 0) return matches
    const crisis = resources.filter(({ isCrisis }) => isCrisis)
    const inOwnLanguage = crisis.filter((resource) => isSpokenIn(resource, language))
    return crisisFirst([...new Set([...inOwnLanguage, ...matches, ...crisis])])
  }
}

/** Whether an entry helps in a language; without languages in the source, in the main language of its country. */
function isSpokenIn({ country, languages }: Pick<Resource, 'country' | 'languages'>, language: LanguageCode): boolean {
  if (languages.length > 0 || country === null) return languages.includes(language)
  return new Intl.Locale(`und-${country}`).maximize().language === language
}

const crisisFirst = (resources: Resource[]) => resources.toSorted((a, b) => Number(b.isCrisis) - Number(a.isCrisis))
