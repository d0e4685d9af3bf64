import { fnvHash } from '../../../weights/fnv-hash.ts'
import type { ReadText } from './read-text.ts'

/** Tokens between two concepts that belong together more closely than by writingHistory in one text. */
const NEAR_TOKENS = 5

/**
 * Concepts of a text, pairs of them, and ordered pairs of neighbours, hashed into `buckets` places; each place once. They are the same
 * in every language, so one head learns from all of them.
 */
export function conceptFeatures(text: ReadText, buckets: number): Int32Array {
  const found = text.concepts()
  const places = new Set<number>()
  const add = (feature: string) => places.add(fnvHash(feature) % buckets)
  const concepts = [...new Set(found.map(({ concept }) => concept))].sort()
  for (const [index, concept] of concepts.entries()) {
    add(`k ${concept}`)
    for (const other of concepts.slice(index + 1)) add(`p ${concept} ${other}`)
  }
  for (const [index, { concept, to }] of found.entries()) {
    for (const next of found.slice(index + 1)) {
      if (next.from - to > NEAR_TOKENS) break
      if (next.concept !== concept) add(`n ${concept} ${next.concept}`)
    }
  }
  return Int32Array.from(places)
}
