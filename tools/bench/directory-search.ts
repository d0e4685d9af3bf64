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
const FIRST = 3
const catalogue = readCatalogue('no own items')
const misses: string[] = []

function judge(language: LanguageCode, file: string): string {
  const resources = directoryIn(catalogue, language, new Map()).map(({ resource }) => resource)
  const search = directorySearch(resources, language, catalogue.searchWords[language])
  const queries = readQueries(file)
  const answered = queries.filter(({ query, meant }) => {
    const ids = search(query).map(({ id }) => id)
    const isFound = ids.slice(0, FIRST).some((id) => meant.includes(id))
    if (!isFound) misses.push(`${file}: ${query} → ${ids.slice(0, FIRST).join(', ') || 'nothing'}`)
    return isFound
  })
  return queries.length > 0
    ? `${answered.length}/${queries.length} (${Math.round((answered.length / queries.length) * 100)} %)`
    : ''
}

function readQueries(file: string) {
  const text = readIfThere(join(import.meta.dirname, 'directory-queries', file))
  return text
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [query = '', ids = ''] = line.split(' | ')
      return { query, meant: ids.split(',') }
    })
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

console.table(
  LANGUAGES.map((language) => ({
    language,
    seen: judge(language, `${language}.txt`),
    unseen: judge(language, `${language}.unseen.txt`),
  })),
)
if (process.argv.includes('--misses')) console.log(misses.join('\n'))
