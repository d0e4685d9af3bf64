import type { TextRange } from '@worrystone/contracts'
import type { Term } from './query-terms.ts'

/** About three lines on a phone. */
const LONGEST = 240
/** How much of the text is shown before the first match. */
const LEAD = 60
/** A stem and its endings: a longer word is another word. */
const LONGEST_ENDING = 4

const WORD = /[\p{L}\p{M}\p{N}]+/gu

const plainOf = (word: string) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')

/** The parts of a text that match a term of the query, in order and without overlap. */
export function marksIn(text: string, terms: Term[]): TextRange[] {
  const spaced = terms.filter(({ isDense }) => !isDense)
  const marks: TextRange[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = plainOf(word)
    if (spaced.some((term) => isMatch(plain, term))) marks.push({ start: index, end: index + word.length })
  }
  for (const { exact, isDense } of terms) {
    const [pair] = exact
    if (!isDense || pair === undefined) continue
    for (let at = text.indexOf(pair); at >= 0; at = text.indexOf(pair, at + 1)) marks.push({ start: at, end: at + pair.length })
  }
  return merged(marks)
}

function isMatch(word: string, { plain, prefix, exact, corrections }: Term): boolean {
  if (word === plain || (prefix !== undefined && word.startsWith(prefix))) return true
  return [...exact, ...corrections].some((stem) => {
    const base = plainOf(stem)
    return word === base || (base.length > 2 && word.length - base.length <= LONGEST_ENDING && word.includes(base))
  })
}

function merged(marks: TextRange[]): TextRange[] {
  const all: TextRange[] = []
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end)
    else all.push({ ...mark })
  }
  return all
}

/** The text, or the part of a long one that begins a little before its first match. Whole words, with an ellipsis where something is left out. */
export function excerptOf(text: string, terms: Term[]): { text: string; marks: TextRange[] } {
  const marks = marksIn(text, terms)
  if (text.length <= LONGEST + LEAD) return { text, marks }
  const first = marks[0]?.start ?? 0
  const from = first <= LEAD ? 0 : boundaryAfter(text, first - LEAD)
  const to = from + LONGEST >= text.length ? text.length : boundaryAfter(text, from + LONGEST)
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
