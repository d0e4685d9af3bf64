import { folded } from '../../folded.ts'

/** Scripts that put no spaces between words: a part of a text is looked for anywhere in it. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether every word of `query` begins a word of the texts, without regard to case and accents. */
export function isFoundIn(texts: readonly string[], query: string): boolean {
  const hay = ` ${folded(texts.join(' '))}`
  return folded(query)
    .split(' ')
    .every((word) => hay.includes(WITHOUT_SPACES.test(query) ? word : ` ${word}`))
}
