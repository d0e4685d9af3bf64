import { type Example, fitLogistic, type Options, scoreOf } from './logistic.ts'

/** The least number of shared character trigrams for two texts to count as variants of one another. */
const NEAR_DUPLICATE = 0.45
/** Names of groups differ between variants of one template, so they are masked first. */
const GROUP = /\b(wom[ae]n|trans( people)?|gays?|gay people|black people|disabled people|muslims?|immigrants?|jews?|people)\b/gi

const trigramsOf = (text: string) => {
  const masked = text.toLowerCase().replace(GROUP, 'x')
  return new Set(Array.from({ length: Math.max(1, masked.length - 2) }, (_, i) => masked.slice(i, i + 3)))
}

type Labelled = Example & { language: string; label: string }

/** A fold for each example. Near-duplicates of one language and label share a fold, so that no fold is tested on what it was trained on. */
export function foldsOf(examples: readonly Labelled[], folds: number): number[] {
  const trigrams = examples.map(({ text }) => trigramsOf(text))
  const leaders = examples.map((_, index) => index)
  const leaderOf = (index: number): number => {
    while (leaders[index] !== index) index = leaders[index] as number
    return index
  }
  for (const group of Map.groupBy(
    examples.keys(),
    (index) => `${examples[index]?.language} ${examples[index]?.label}`,
  ).values()) {
    // Only templates have many variants; comparing large groups pairwise costs minutes.
    if (group.length > 900) continue
    for (const [position, current] of group.entries()) {
      for (const earlier of group.slice(0, position)) {
        if (similarity(trigrams[current] as Set<string>, trigrams[earlier] as Set<string>) >= NEAR_DUPLICATE)
          leaders[leaderOf(current)] = leaderOf(earlier)
      }
    }
  }
  return leaders.map((_, index) => (Math.imul(leaderOf(index), 2_654_435_761) >>> 0) % folds)
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}

/** The log-odds of each example by a model that was fitted without its fold. */
export function crossValidate(examples: readonly Example[], folds: readonly number[], options: Options): number[] {
  const scores = new Array<number>(examples.length).fill(0)
  for (const fold of new Set(folds)) {
    const fitted = fitLogistic(
      examples.filter((_, index) => folds[index] !== fold),
      options,
    )
    for (const [index, example] of examples.entries())
      if (folds[index] === fold) scores[index] = scoreOf(example, fitted, options)
  }
  return scores
}
