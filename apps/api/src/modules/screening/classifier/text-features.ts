import { fnvHash } from '../../../weights/fnv-hash.ts'
import type { TokenizedText } from './tokenized-text.ts'

const NGRAM = { min: 3, max: 5 }
const UNSPACED_NGRAM = 4
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u

/**
 * Words, word pairs and character n-grams of a text, hashed to the distinct indices of `buckets`. Scripts without spaces have n-grams of
 * adjacent characters instead of words.
 */
export function textFeatures({ tokens }: TokenizedText, buckets: number): Int32Array {
  const indices = new Set<number>()
  const add = (feature: string) => indices.add(fnvHash(feature) % buckets)
  let previous = '^'
  for (const [index, { forms }] of tokens.entries()) {
    const word = forms[0] ?? ''
    add(`w ${word}`)
    add(`p ${previous} ${word}`)
    previous = word
    if (UNSPACED.test(word)) {
      let run = word
      for (let next = index + 1; next < index + UNSPACED_NGRAM && next < tokens.length; next++) {
        const character = tokens[next]?.forms[0] ?? ''
        if (tokens[next]?.isFirst || !UNSPACED.test(character)) break
        run += character
        add(`c ${run}`)
      }
      continue
    }
    const padded = ` ${word} `
    for (let length = NGRAM.min; length <= NGRAM.max; length++) {
      for (let from = 0; from + length <= padded.length; from++) add(`c ${padded.slice(from, from + length)}`)
    }
  }
  return Int32Array.from(indices)
}
