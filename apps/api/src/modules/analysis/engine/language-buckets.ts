import type { LanguageCode } from '@worrystone/contracts'
import { fnvHash } from '../../../weights/fnv-hash.ts'
import { WITHOUT_SPACES } from './entry-matcher.ts'

/** The lengths of n-grams in characters. Syllabic and logographic scripts express as much in fewer. */
const NGRAM_LENGTHS: Partial<Record<LanguageCode, number[]>> = {
  ja: [1, 2, 3],
  zh: [1, 2, 3],
  ko: [1, 2, 3],
  hi: [2, 3, 4],
  ar: [2, 3, 4],
}
const LATIN_NGRAM_LENGTHS = [3, 4, 5]

/** The buckets, out of `size`, of a text's words, word pairs and character n-grams, each once. */
export function languageBuckets(
  lower: string,
  words: string[],
  { language, size }: { language: LanguageCode; size: number },
): number[] {
  const buckets = new Set<number>()
  const add = (feature: string) => buckets.add(fnvHash(feature) % size)
  const lengths = NGRAM_LENGTHS[language] ?? LATIN_NGRAM_LENGTHS
  const spans = WITHOUT_SPACES.has(language) ? lower.split(/[\P{L}]+/u) : words.map((word) => `<${word}>`)
  for (const span of spans) {
    const characters = [...span]
    for (const length of lengths) {
      for (let i = 0; i + length <= characters.length; i++) add(`c ${characters.slice(i, i + length).join('')}`)
    }
  }
  words.forEach((word, i) => {
    add(`w ${word}`)
    if (i > 0) add(`p ${words[i - 1]} ${word}`)
  })
  return [...buckets]
}
