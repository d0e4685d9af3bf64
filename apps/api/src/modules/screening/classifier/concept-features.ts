import type { LanguageCode } from '@worrystone/contracts'
import { tokenize } from '@worrystone/safety/matching'
import { conceptsIn } from './concepts/index.ts'
import { hash } from './hash.ts'
import { MAX_TOKENS } from './text-features.ts'

/** Tokens between two concepts that belong together more closely than by standing in one text. */
const NEAR_TOKENS = 5

/**
 * Concepts of a text, pairs of them, and ordered pairs of neighbours, hashed into `buckets` places; each place once. They are the same
 * in every language, so one head learns from all of them.
 */
export function conceptFeatures(text: string, { language, buckets }: { language: LanguageCode; buckets: number }): Int32Array {
  const found = conceptsIn(tokenize(text).tokens.slice(0, MAX_TOKENS), language)
  const places = new Set<number>()
  const add = (feature: string) => places.add(hash(feature) % buckets)
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
