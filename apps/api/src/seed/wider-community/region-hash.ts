/** A pseudo-random number that is constant for a region and makes its figures differ from those of its neighbours. */
export const regionHash = (region: string): number =>
  [...region].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
