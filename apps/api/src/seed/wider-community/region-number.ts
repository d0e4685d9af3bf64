/** Any number, always the same one for a region: what makes its figures differ from those of its neighbours. */
export const regionNumber = (region: string): number =>
  [...region].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
