import { tokenize } from '@worrystone/safety/matching'

/** Repetitions of shorter texts are normal. */
const MIN_WORDS = 6
/** From this length on a text counts as repeated the second time. */
const LONG_TEXT_WORDS = 12
/** The number of allowed repetitions of a shorter text. */
const MAX_SHORT_REPEATS = 3
const NEARLY_EQUAL = 0.8
/** Only the first characters of a text are compared. */
const MAX_COMPARED = 2_000

const wordsOf = (text: string) => tokenize(text.slice(0, MAX_COMPARED)).tokens.map(({ forms }) => forms[0] ?? '')

function isNearlyEqual(one: string[], other: string[]): boolean {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  let shared = 0
  for (const pair of a) if (b.has(pair)) shared++
  return shared >= NEARLY_EQUAL * (a.size + b.size - shared)
}
const pairsOf = (words: string[]) => new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`))

/** Whether the text repeats earlier texts of its writer. A long text counts the second time, also with a few changed words. */
export function isRepeated(text: string, before: string[]): boolean {
  const words = wordsOf(text)
  if (words.length < MIN_WORDS) return false
  const earlier = before.map(wordsOf)
  if (words.length >= LONG_TEXT_WORDS) return earlier.some((other) => isNearlyEqual(words, other))
  const joined = words.join(' ')
  return earlier.filter((other) => other.join(' ') === joined).length >= MAX_SHORT_REPEATS
}
