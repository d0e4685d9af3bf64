import { fnvHash } from '../../../weights/fnv-hash.ts'

/** Words and character n-grams as hashed features: they cover what the embedding does not (names, jargon, spelling). */

const WORD = /[a-z]+(?:'[a-z]+)?|\d+/g
const NGRAM_LENGTHS = [3, 4, 5]

export const wordsOf = (text: string): string[] => text.toLowerCase().replace(/[’`]/g, "'").match(WORD) ?? []

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ings?|ed|ies|es|s|ly)$/, '') : word.replace(/s$/, ''))

/** The buckets, out of `size`, of a word and of its n-grams. */
export function bucketsOf(word: string, size: number): number[] {
  const buckets = [fnvHash(`u ${stem(word)}`) % size]
  const boundedWord = `<${word}>`
  for (const length of NGRAM_LENGTHS) {
    for (let i = 0; i + length <= boundedWord.length; i++) buckets.push(fnvHash(`c ${boundedWord.slice(i, i + length)}`) % size)
  }
  return buckets
}

/** Each bucket once, weighted by how rare it is (`rarity` 0: never seen in training), normalized to length 1. */
export function weightBuckets(buckets: Iterable<number>, rarity: ArrayLike<number>): { bucket: number; value: number }[] {
  const weighted = [...new Set(buckets)].flatMap((bucket) => {
    const value = rarity[bucket] ?? 0
    return value > 0 ? [{ bucket, value }] : []
  })
  const length = Math.hypot(...weighted.map(({ value }) => value)) || 1
  return weighted.map(({ bucket, value }) => ({ bucket, value: value / length }))
}
