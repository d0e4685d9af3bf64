import type { Match } from './phrase-matcher.ts'
import type { Token } from './tokenize.ts'

const SINGLE = /^[\p{Script=Han}\p{Script=Hiragana}]$/u
const HANGUL = /^\p{Script=Hangul}$/u
/** How many characters around a position are enough to segment it. */
const CONTEXT = 40
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** In Korean a phrase starts where a word starts. */
export const beginsHangulWord = (first: Token) => !HANGUL.test(first.forms[0] ?? '') || first.isWordStart

/** In scripts without spaces a phrase must not start inside a word: 过去 | 死了 is not 去死. */
export function beginsWord({ from, isAnywhere }: Match, tokens: readonly Token[], normalized: string): boolean {
  const first = tokens[from]
  if (!first || isAnywhere) return true
  if (!beginsHangulWord(first)) return false
  if (!SINGLE.test(first.forms[0] ?? '')) return true
  const start = Math.max(0, first.at - CONTEXT)
  const context = normalized.slice(start, first.at + CONTEXT)
  return segmenter.segment(context).containing(first.at - start)?.index === first.at - start
}
