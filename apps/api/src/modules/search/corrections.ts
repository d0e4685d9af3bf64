/** Words up to this length may differ by one letter, longer ones by two. */
const SHORT_LENGTH = 5

/** Whether one word may be the other, mistyped: by letters that are wrong, missing, added or exchanged with the next one. */
export function isTypingError(typed: string, word: string): boolean {
  const max = typed.length <= SHORT_LENGTH ? 1 : 2
  return Math.abs(typed.length - word.length) <= max && distance([...typed], [...word]) <= max
}

const MIN_PART_LENGTH = 5
const MIN_REST_LENGTH = 3

/** The beginnings and ends of a word that may be words: 'Handy' of 'Handysucht'. */
export function compoundParts(word: string): string[] {
  const letters = [...word]
  const lengths = Array.from(
    { length: Math.max(0, letters.length - MIN_REST_LENGTH - MIN_PART_LENGTH + 1) },
    (_, at) => at + MIN_PART_LENGTH,
  )
  return lengths.flatMap((length) => [letters.slice(0, length).join(''), letters.slice(-length).join('')])
}

/** The number of edits between two words; exchanged neighbours are one. */
function distance(from: string[], to: string[]): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next.push(edits)
    }
    before = row
    row = next
  }
  return row[to.length] ?? 0
}
