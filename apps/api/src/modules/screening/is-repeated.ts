import { tokenize } from '@worrystone/safety/matching'

/** Fewer words are said by everybody again and again. */
const FEWEST = 6
/** So many words are nobody's habit. */
const MANY = 12
/** A short kind sentence may be said to some, not to everybody. */
const MAX_SHORT_REPEATS = 3
const NEARLY_EQUAL = 0.8
/** The beginning of a text tells it from others. */
const MAX_COMPARED = 2_000

const wordsOf = (text: string) => tokenize(text.slice(0, MAX_COMPARED)).tokens.map(({ forms }) => forms[0] ?? '')

function isNearlyEqual(one: string[], other: string[]): boolean {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return shared >= NEARLY_EQUAL * (a.size + b.size - shared)
}
const pairsOf = (words: string[]) => new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`))

/** Does the text say again what its writer said before? A long text counts the second time, also with a few other words. */
export function isRepeated(text: string, before: string[]): boolean {
  const words = wordsOf(text)
  if (words.length < FEWEST) return false
  const earlier = before.map(wordsOf)
  if (words.length >= MANY) return earlier.some((other) => isNearlyEqual(words, other))
  const said = words.join(' ')
  return earlier.filter((other) => other.join(' ') === said).length >= MAX_SHORT_REPEATS
}
