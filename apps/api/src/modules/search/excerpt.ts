import type { TextRange } from '@worrystone/contracts'
import type { Term } from './query-terms.ts'

/** About three lines on a phone. */
const MAX_LENGTH = 240
/** How much of the text is shown before the first match. */
const LEAD = 60
/** A stem and its endings: a longer word is another word. */
const MAX_ENDING_LENGTH = 4

const WORD = /[\p{L}\p{M}\p{N}]+/gu

const IS_PLAIN = /^[a-z0-9]*$/

function plainOf(word: string): string {
  const lower = word.toLowerCase()
  return IS_PLAIN.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** What a word of a text is compared with, prepared once for all texts of a search. */
export type TermMatcher = { words: Set<string>; prefixes: string[]; stems: string[]; pairs: string[] }

export function termMatcherOf(terms: Term[]): TermMatcher {
  const spaced = terms.filter(({ isDense }) => !isDense)
  const stems = [...new Set(spaced.flatMap(({ exact, corrections }) => [...exact, ...corrections].map(plainOf)))]
  return {
    words: new Set([...stems, ...spaced.map(({ plain }) => plain)]),
    prefixes: spaced.flatMap(({ prefix }) => prefix ?? []),
    stems: stems.filter((stem) => stem.length > 2),
    pairs: terms.flatMap(({ isDense, exact }) => (isDense ? exact : [])),
  }
}

/** The parts of a text that match, in order and without overlap. */
function matchesIn(text: string, matcher: TermMatcher): TextRange[] {
  const marks: TextRange[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isMatch(plainOf(word), matcher)) marks.push({ start: index, end: index + word.length })
  }
  for (const pair of matcher.pairs) {
    for (let at = text.indexOf(pair); at >= 0; at = text.indexOf(pair, at + 1)) marks.push({ start: at, end: at + pair.length })
  }
  return mergeRanges(marks)
}

const isMatch = (word: string, { words, prefixes, stems }: TermMatcher): boolean =>
  words.has(word) ||
  prefixes.some((prefix) => word.startsWith(prefix)) ||
  stems.some((stem) => word.length - stem.length <= MAX_ENDING_LENGTH && word.includes(stem))

function mergeRanges(marks: TextRange[]): TextRange[] {
  const all: TextRange[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end)
    else all.push({ ...mark })
  }
  return all
}

/** The text, or the part of a long one that begins a little before its first match. Whole words, with an ellipsis where something is left out. */
export function excerptOf(text: string, matcher: TermMatcher): { text: string; marks: TextRange[] } {
  const marks = matchesIn(text, matcher)
  if (text.length <= MAX_LENGTH + LEAD) return { text, marks }
  const first = marks[0]?.start ?? 0
  const from = first <= LEAD ? 0 : boundaryAfter(text, first - LEAD)
  const to = from + MAX_LENGTH >= text.length ? text.length : boundaryAfter(text, from + MAX_LENGTH)
  const before = from > 0 ? '…' : ''
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, to).trimEnd()}${to < text.length ? '…' : ''}`,
    marks: marks
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  }
}

/** The first place between two words at or after `at`; in a text without spaces, between two characters. */
function boundaryAfter(text: string, at: number): number {
  const space = text.slice(at, at + LEAD).search(/\s/)
  if (space >= 0) return at + space + 1
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at
}
