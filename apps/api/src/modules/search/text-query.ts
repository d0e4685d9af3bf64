import type { Term } from './query-terms.ts'

/** Fewer hits than this, and a looser query is asked as well. */
export const MIN_HITS = 5
/** Looser queries need some of the rarest words. */
const MAX_RAREST = 5
const MAX_REQUIRED = 10

/** A word as part of a tsquery: quoted, so that no sign in it is an operator. */
const quoted = (word: string) => `'${word.replace(/[\\']/g, '$&$&')}'`

const anyOf = (parts: string[]) => (parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? ''))
const allOf = (parts: string[]) => (parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] ?? ''))

/** How much of a term's weight a text gets: for the word itself, for one that begins like it, and for one that may be meant. */
const SHARES = { exact: 0.45, prefix: 0.3, correction: 0.25 }

const exactQuery = ({ exact }: Term) => anyOf(exact.map(quoted))
const prefixQuery = ({ exact, prefix }: Term) =>
  anyOf([...exact.map(quoted), ...(prefix === undefined ? [] : [`${quoted(prefix)}:*`])])
const looseQuery = (term: Term) => anyOf([prefixQuery(term), ...term.corrections.map(quoted)])

/** The queries that rank a text, with the weight that each adds to its score. */
export const rankedQueries = (terms: Term[]) =>
  terms.flatMap((term) => [
    { query: exactQuery(term), weight: term.weight * SHARES.exact },
    { query: prefixQuery(term), weight: term.weight * SHARES.prefix },
    { query: looseQuery(term), weight: term.weight * SHARES.correction },
  ])

/** The queries of a search from strict to loose: all required words; all but one; two of the rarest; one of them. */
export function queriesOf(terms: Term[]): string[] {
  const required = terms
    .filter(({ isRequired }) => isRequired)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_REQUIRED)
    .map(looseQuery)
  const rarest = required.slice(0, MAX_RAREST)
  const allButOne = required.map((_, at) => allOf(required.filter((_, other) => other !== at)))
  const pairs = rarest.flatMap((one, at) => rarest.slice(at + 1).map((other) => allOf([one, other])))
  return [
    allOf(required),
    ...(required.length > 3 ? [anyOf(allButOne)] : []),
    ...(required.length > 2 ? [anyOf(pairs)] : []),
    ...(required.length > 1 ? [anyOf(rarest)] : []),
  ]
}
