import type { Category } from '@worrystone/contracts'
import { logSameSituation, readMeasures, type Situations } from './engine/situations.ts'
import type { Themes } from './engine/themes.ts'
import { unitCosine } from './vectors.ts'

/**
 * For two worries of which one has no situations. The weights of a logistic regression on the sentences of the demo community, in which two
 * are in the same place if their written subcategory is the same. `threshold`: the sum that two worries in the same place reach.
 */
const WITH_VECTORS = { cosine: 3, themes: 3.9, concepts: 2.5, threshold: 4.4 }
/** Added to `threshold` for different categories, which more often share the scene than the worry. */
const OTHER_CATEGORY_PENALTY = 0.8
const WITHOUT_VECTORS = { themes: 8.2, concepts: 2.1, threshold: 2.45 }
const MIN_EVIDENCE = -0.6
/** Of two texts with the same concepts in two languages: a threshold is strict, and few words of them count. */
const MIN_EVIDENCE_OTHER_LANGUAGE = -0.9
/** From this cosine on two texts have nearly the same words: no evidence contradicts that. */
const NEAR_DUPLICATE_COSINE = 0.8
/** Lower than any similarity of a very close worry in the same language. */
const MAX_SIMILARITY = 0.46

export type TextFeatures = {
  category: Category | null
  vector: Float32Array | null
  themes: Themes
  concepts: string[]
  situations: Situations | null
}

/** At least 0 for two worries in the same place. */
function evidence(one: TextFeatures, other: TextFeatures): number {
  if (one.situations && other.situations) {
    const { withVectors, withoutVectors } = readMeasures()
    const measure = one.vector && other.vector ? withVectors : withoutVectors
    return (
      measure.situation * logSameSituation(one.situations, other.situations) +
      measure.cosine * (one.vector && other.vector ? unitCosine(one.vector, other.vector) : 0) +
      measure.themes * unitCosine(one.themes, other.themes) -
      measure.from
    )
  }
  const concepts = conceptOverlap(one.concepts, other.concepts)
  if (!one.vector || !other.vector)
    return (
      WITHOUT_VECTORS.themes * sameTheme(one.themes, other.themes) +
      WITHOUT_VECTORS.concepts * concepts -
      WITHOUT_VECTORS.threshold
    )
  return (
    WITH_VECTORS.cosine * unitCosine(one.vector, other.vector) +
    WITH_VECTORS.themes * unitCosine(one.themes, other.themes) +
    WITH_VECTORS.concepts * concepts -
    WITH_VECTORS.threshold -
    (one.category === other.category ? 0 : OTHER_CATEGORY_PENALTY)
  )
}

/**
 * Whether the themes or the situations contradict the similarity of the sentences: 'where I will be in five years', 'when we will have
 * children'. `isOtherLanguage`: they are in two languages.
 */
export function isContradicted(one: TextFeatures, other: TextFeatures, isOtherLanguage = false): boolean {
  if (!one.situations || !other.situations) return evidence(one, other) < MIN_EVIDENCE
  if (one.vector && other.vector && unitCosine(one.vector, other.vector) >= NEAR_DUPLICATE_COSINE) return false
  return evidence(one, other) < (isOtherLanguage ? MIN_EVIDENCE_OTHER_LANGUAGE : 0)
}

/** How near two worries are that are not very close; null if they are not in the same place. Comparable within the band only. */
export function themeSimilarity(one: TextFeatures, other: TextFeatures): number | null {
  const surplus = evidence(one, other)
  return surplus >= 0 ? MAX_SIMILARITY / (1 + Math.exp(-surplus)) : null
}

/** The probability that both are about the same theme. Two texts of which little is known have a low one, also with the same themes. */
function sameTheme(one: Themes, other: Themes): number {
  let sum = 0
  for (let j = 0; j < one.length; j++) sum += ((one[j] ?? 0) * (other[j] ?? 0)) ** 2
  return sum
}

/** The cosine of two sets of concepts. */
export function conceptOverlap(one: string[], other: string[]): number {
  const shared = other.filter((concept) => one.includes(concept)).length
  return shared === 0 ? 0 : shared / Math.sqrt(one.length * other.length)
}
