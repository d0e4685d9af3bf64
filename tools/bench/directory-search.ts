import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@worrystone/api/catalogue'
import { directoryIn, directorySearch } from '@worrystone/api/resources/internals'
import type { LanguageCode } from '@worrystone/contracts'

/**
 * How often the directory's search has the intended entry among the first three. Queries are in `directory-queries`, one per line:
 * `query | the intended ids`. Those of `<language>.txt` were known while the search was developed, those of `<language>.unseen.txt`
 * were not. `-- --misses` prints the failures. Prints a table.
 */

const LANGUAGES: LanguageCode[] = ['en', 'de', 'fr', 'es', 'ja']
const TOP_COUNT = 3
const catalogue = readCatalogue('no own items')
const misses: string[] = []

function scoreLanguage(language: LanguageCode, file: string): string {
  const resources = directoryIn(catalogue, language, new Map()).map(({ resource }) => resource)
  const search = directorySearch(resources, language, catalogue.searchWords[language])
  const queries = readQueries(file)
  const hits = queries.filter(({ query, intended }) => {
    const ids = search(query).map(({ id }) => id)
    const isFound = ids.slice(0, TOP_COUNT).some((id) => intended.includes(id))
    if (!isFound) misses.push(`${file}: ${query} → ${ids.slice(0, TOP_COUNT).join(', ') || 'nothing'}`)
    return isFound
  })
  return queries.length > 0 ? `${hits.length}/${queries.length} (${Math.round((hits.length / queries.length) * 100)} %)` : ''
}

function readQueries(file: string) {
  const text = readIfExists(join(import.meta.dirname, 'directory-queries', file))
  return text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [query = '', ids = ''] = line.split(' | ')
      return { query, intended: ids.split(',') }
    })
}

function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

console.table(
  LANGUAGES.map((language) => ({
    language,
    seen: scoreLanguage(language, `${language}.txt`),
    unseen: scoreLanguage(language, `${language}.unseen.txt`),
  })),
)
if (process.argv.includes('--misses')) console.log(misses.join('\n'))
