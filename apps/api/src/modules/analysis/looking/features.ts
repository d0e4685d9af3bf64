/** Words and pieces of words as numbers: what the embedding does not see (names, jargon, spelling) counts by these. */

const WORD = /[a-z]+(?:'[a-z]+)?|\d+/g
const PIECES = [3, 4, 5]

export const wordsOf = (text: string): string[] => text.toLowerCase().replace(/[’`]/g, "'").match(WORD) ?? []

/** FNV-1a, so that a feature has the same place in training and in use. */
export function hash(feature: string): number {
  let h = 2166136261
  for (let i = 0; i < feature.length; i++) h = Math.imul(h ^ feature.charCodeAt(i), 16777619)
  return h >>> 0
}

const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ings?|ed|ies|es|s|ly)$/, '') : word.replace(/s$/, ''))

/** The places, among `size`, of a word and of its pieces. */
export function placesOf(word: string, size: number): number[] {
  const places = [hash(`u ${stem(word)}`) % size]
  const whole = `<${word}>`
  for (const length of PIECES) {
    for (let i = 0; i + length <= whole.length; i++) places.push(hash(`c ${whole.slice(i, i + length)}`) % size)
  }
  return places
}

/** Each place once, weighted by how rare it is (`rarity` 0: never seen), the whole of length 1. */
export function weigh(places: Iterable<number>, rarity: ArrayLike<number>): { place: number; value: number }[] {
  const seen = [...new Set(places)].flatMap((place) => {
    const value = rarity[place] ?? 0
    return value > 0 ? [{ place, value }] : []
  })
  const length = Math.hypot(...seen.map(({ value }) => value)) || 1
  return seen.map(({ place, value }) => ({ place, value: value / length }))
}
