import { tokenize } from '@worrystone/safety/matching'

/** Fewer words are said by everybody again and again. */
const FEWEST = 6
/** So many words are nobody's habit. */
const MANY = 12
/** A short kind sentence may be said to some, not to everybody. */
const TOO_OFTEN = 3
const ALIKE = 0.8
/** The beginning of a text tells it from others. */
const LOOKED_AT = 2_000

const wordsOf = (text: string) => tokenize(text.slice(0, LOOKED_AT)).tokens.map(({ forms }) => forms[0] ?? '')

function alike(one: string[], other: string[]): boolean {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return shared >= ALIKE * (a.size + b.size - shared)
}
const pairsOf = (words: string[]) => new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`))

/** Does the text say again what its writer said before? A long text counts the second time, also with a few other words. */
export function isRepeated(text: string, before: string[]): boolean {
  const words = wordsOf(text)
  if (words.length < FEWEST) return false
  const earlier = before.map(wordsOf)
  if (words.length >= MANY) return earlier.some((other) => alike(words, other))
  const said = words.join(' ')
  return earlier.filter((other) => other.join(' ') === said).length >= TOO_OFTEN
}
