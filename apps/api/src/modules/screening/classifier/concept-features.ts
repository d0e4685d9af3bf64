import { fnvHash } from '../../../weights/fnv-hash.ts'
import type { TokenizedText } from './tokenized-text.ts'

/** The maximum of tokens between two concepts that count as neighbours. */
const NEAR_TOKENS = 5

/**
 * Concepts of a text, pairs of them, and ordered pairs of neighbours, hashed to the distinct indices of `buckets`. They are the same in
 * every language, so one head learns from all of them.
 */
export function conceptFeatures(text: TokenizedText, buckets: number): Int32Array {
  const matches = text.concepts()
  const indices = new Set<number>()
  const add = (feature: string) => indices.add(fnvHash(feature) % buckets)
  const concepts = [...new Set(matches.map(({ concept }) => concept))].sort()
  for (const [index, concept] of concepts.entries()) {
    add(`k ${concept}`)
    for (const other of concepts.slice(index + 1)) add(`p ${concept} ${other}`)
  }
  for (const [index, { concept, to }] of matches.entries()) {
    for (const next of matches.slice(index + 1)) {
      if (next.from - to > NEAR_TOKENS) break
      if (next.concept !== concept) add(`n ${concept} ${next.concept}`)
    }
  }
  return Int32Array.from(indices)
}
