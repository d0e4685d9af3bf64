import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode, Resource } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CorrectionStore, Corrections } from './correction-store.ts'
import { type DirectoryEntry, directoryIn } from './directory.ts'
import { type DirectorySearch, directorySearch } from './search.ts'

/** The time after which other processes serve a correction. */
const CACHE_MS = 60_000

export type Directory = {
  /** By id, including hidden ones. */
  entries: ReadonlyMap<string, DirectoryEntry>
  /** The visible resources. */
  resources: Resource[]
  search: DirectorySearch
}
type Options = { catalogue: Catalogue; corrections: Pick<CorrectionStore, 'all'>; now: () => Date }

/** The directory by language, built at the first request and again after a correction. Without the database the last known one is served. */
export function directories({ catalogue, corrections, now }: Options) {
  const correctionCache = cacheFor(corrections.all, { ms: CACHE_MS, now })
  const built = new Map<LanguageCode, Directory>()
  let current: Corrections = new Map()

  async function refresh() {
    const newest = await correctionCache.read().catch(() => current)
    if (isDeepStrictEqual(newest, current)) return
    current = newest
    built.clear()
  }

  function build(language: LanguageCode): Directory {
    const all = directoryIn(catalogue, language, current)
    const resources = all.filter(({ isHidden }) => !isHidden).map(({ resource }) => resource)
    return {
      entries: new Map(all.map((entry) => [entry.resource.id, entry])),
      resources,
      search: directorySearch(resources, language, catalogue.searchWords[language]),
    }
  }

  return {
    async in(language: LanguageCode): Promise<Directory> {
      await refresh()
      const directory = built.get(language) ?? build(language)
      built.set(language, directory)
      return directory
    },
    /** To be called after a correction. */
    invalidate: correctionCache.invalidate,
  }
}
export type Directories = ReturnType<typeof directories>
