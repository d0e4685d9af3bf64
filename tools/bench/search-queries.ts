import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a person types, and the intended worry. Weights are chosen without the half that is held out, by the query's hash. */
export type SearchPair = { language: string; query: string; intended: string; isHeldOut: boolean }

export const QUERY_LANGUAGES = ['en', 'de', 'es', 'ar', 'ja'] as const

const isHeldOut = (query: string) => (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 1

/** `search-queries/<language>.txt`: `query | the intended worry`, one per line. */
export const readSearchPairs = (): SearchPair[] =>
  QUERY_LANGUAGES.flatMap((language) => {
    const text = readFileSync(join(import.meta.dirname, 'search-queries', `${language}.txt`), 'utf8')
    return text.split('\n').flatMap((line) => {
      const [query, intended] = line.split(' | ')
      return query && intended ? [{ language, query, intended, isHeldOut: isHeldOut(query) }] : []
    })
  })
