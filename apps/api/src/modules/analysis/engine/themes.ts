import type { Category } from '@worrystone/contracts'
import { readPhrases } from './phrases.ts'
import { softmax } from './softmax.ts'

/**
 * How much a text is about each theme, in the order of `readThemes`: the roots of probabilities. The scalar product of two texts is their
 * Bhattacharyya coefficient, 1 for the same themes.
 */
export type Themes = Float32Array

/** The probability of a known theme. */
const KNOWN_PROBABILITY = 0.8

export type Theme = { category: Category; subcategory: string }

let themes: Theme[] | undefined

/** The subcategories of all categories, in the order of the phrases. */
export function readThemes(): Theme[] {
  themes ??= [
    ...new Map(
      readPhrases().map(({ category, subcategory }) => [`${category} ${subcategory}`, { category, subcategory }]),
    ).values(),
  ]
  return themes
}

export const themesFromLogits = (logits: ArrayLike<number>): Themes =>
  Float32Array.from(softmax(Float64Array.from(logits)), Math.sqrt)

/** The themes of a text whose subcategory is known. */
export function themesOfKnown({ category, subcategory }: Theme): Themes {
  const index = readThemes().findIndex((theme) => theme.category === category && theme.subcategory === subcategory)
  return Float32Array.from(readThemes(), (_, j) =>
    Math.sqrt(j === index ? KNOWN_PROBABILITY : (1 - KNOWN_PROBABILITY) / (readThemes().length - 1)),
  )
}

/** The theme that the text is most about. */
export function mainTheme(of: Themes): string {
  const theme = readThemes()[of.indexOf(Math.max(...of))]
  return theme ? `${theme.category} / ${theme.subcategory}` : ''
}

/** The themes of one category alone: for a worry whose author has corrected the category. */
export function themesWithin(category: Category, of: Themes): Themes {
  const ofCategory = of.map((root, index) => (readThemes()[index]?.category === category ? Math.max(root, 1e-3) : 0))
  const length = Math.hypot(...ofCategory) || 1
  return ofCategory.map((root) => root / length)
}
