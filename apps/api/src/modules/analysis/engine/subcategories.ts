import { Category } from '@worrystone/contracts'
import { conceptsIn } from './concepts.ts'
import { segmentWords } from './detect-language.ts'
import { readPhrases } from './phrases.ts'
import { readThemes, type Themes, themesFromLogits } from './themes.ts'

/** The minimum share of a subcategory's phrases in the category's mentions of the same concepts. */
const MIN_SHARE = 0.6
const MIN_PHRASES = 2
/** Added to each probability and each count, so that nothing is impossible. */
const SMOOTHING = { probability: 1e-3, count: 0.3 }

/** How many phrases of each subcategory contain each concept. */
function countConcepts() {
  const counts = new Map<string, Map<string, number>>()
  for (const { category, subcategory, text } of readPhrases()) {
    for (const concept of conceptsIn(text.toLowerCase(), segmentWords(text, 'en'), 'en')) {
      const key = `${category} ${concept}`
      const subcategoryCounts = counts.get(key) ?? new Map<string, number>()
      counts.set(key, subcategoryCounts.set(subcategory, (subcategoryCounts.get(subcategory) ?? 0) + 1))
    }
  }
  return counts
}
let counts: ReturnType<typeof countConcepts> | undefined

/** The subcategory whose phrases contain the same concepts, whatever the language of the text; null if none is clear. */
export function subcategoryOfConcepts(concepts: string[], category: Category): string | null {
  counts ??= countConcepts()
  const sums = new Map<string, number>()
  for (const concept of concepts) {
    for (const [subcategory, count] of counts.get(`${category} ${concept}`) ?? []) {
      sums.set(subcategory, (sums.get(subcategory) ?? 0) + count)
    }
  }
  const [best] = [...sums].sort((a, b) => b[1] - a[1])
  const total = [...sums.values()].reduce((a, b) => a + b, 0)
  return best && best[1] >= MIN_PHRASES && best[1] / total >= MIN_SHARE ? best[0] : null
}

/** How much a text is about each theme, by the probabilities of its categories and the phrases that contain the same concepts. */
export function themesOfConcepts(concepts: string[], probabilities: number[]): Themes {
  counts ??= countConcepts()
  const logits = readThemes().map(({ category, subcategory }) => {
    const probability = probabilities[Category.options.indexOf(category)] ?? 0
    const phrases = concepts.reduce((sum, concept) => sum + (counts?.get(`${category} ${concept}`)?.get(subcategory) ?? 0), 0)
    return Math.log(probability + SMOOTHING.probability) + Math.log(phrases + SMOOTHING.count)
  })
  return themesFromLogits(logits)
}
