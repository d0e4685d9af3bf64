/** A pseudo-random number that is constant for a region and makes its figures differ from those of its neighbours. */
export const regionNumber = (region: string): number =>
  [...region].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
