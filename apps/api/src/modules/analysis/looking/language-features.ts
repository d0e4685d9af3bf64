import type { LanguageCode } from '@worrystone/contracts'
import { WITHOUT_BLANKS } from './entries.ts'
import { hash } from './features.ts'

/** How many signs a piece of a word has. Scripts of syllables and of words say as much in fewer. */
const PIECES: Partial<Record<LanguageCode, number[]>> = {
  ja: [1, 2, 3],
  zh: [1, 2, 3],
  ko: [1, 2, 3],
  hi: [2, 3, 4],
  ar: [2, 3, 4],
}
const PIECES_OF_LETTERS = [3, 4, 5]

/** The places, among `size`, of the words of a text, of neighbours among them and of pieces of them: each once. */
export function placesIn(lower: string, words: string[], { language, size }: { language: LanguageCode; size: number }): number[] {
  const places = new Set<number>()
  const add = (feature: string) => places.add(hash(feature) % size)
  const lengths = PIECES[language] ?? PIECES_OF_LETTERS
  const spans = WITHOUT_BLANKS.has(language) ? lower.split(/[\P{L}]+/u) : words.map((word) => `<${word}>`)
  for (const span of spans) {
    const signs = [...span]
    for (const length of lengths) {
      for (let i = 0; i + length <= signs.length; i++) add(`c ${signs.slice(i, i + length).join('')}`)
    }
  }
  words.forEach((word, i) => {
    add(`w ${word}`)
    if (i > 0) add(`p ${words[i - 1]} ${word}`)
  })
  return [...places]
}
