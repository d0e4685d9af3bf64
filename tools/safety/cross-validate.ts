import type { Fitted } from '@worrystone/api/screening/internals'
import { type Example, fitLogistic, type Options, scoreOf } from './logistic.ts'

/** The least number of shared character trigrams for two texts to count as variants of one another. */
const NEAR_DUPLICATE = 0.45
/** Names of groups differ between variants of one template, so they are masked first. */
const GROUP = /\b(wom[ae]n|trans( people)?|gays?|gay people|black people|disabled people|muslims?|immigrants?|jews?|people)\b/gi

const trigramsOf = (text: string) => {
  const masked = text.toLowerCase().replace(GROUP, 'x')
  return new Set(Array.from({ length: Math.max(1, masked.length - 2) }, (_, i) => masked.slice(i, i + 3)))
}

const FOLDS = 5

type Labelled = Example & { label: string }

/** A row with its log-odds. */
export type Scored<R> = { row: R; score: number }

export const scoresOf = <R>(scored: readonly Scored<R>[], matches: (row: R) => boolean): number[] =>
  scored.filter(({ row }) => matches(row)).map(({ score }) => score)

/** A fold for each row. Near-duplicates of one language and label share a fold, so that no fold is tested on what it was trained on. */
function foldsOf(examples: readonly Labelled[]): number[] {
  const trigrams = examples.map(({ text }) => trigramsOf(text))
  const parents = examples.map((_, index) => index)
  const rootOf = (index: number): number => {
    while (parents[index] !== index) index = parents[index] as number
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
          parents[rootOf(current)] = rootOf(earlier)
      }
    }
  }
  return parents.map((_, index) => (Math.imul(rootOf(index), 2_654_435_761) >>> 0) % FOLDS)
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}

/** Each row with its log-odds by a model that was fitted without its fold. */
export function crossValidate<R extends Labelled>(rows: readonly R[], options: Options): Scored<R>[] {
  const folds = foldsOf(rows)
  const fitted = Array.from({ length: FOLDS }, (_, fold) =>
    fitLogistic(
      rows.filter((_, index) => folds[index] !== fold),
      options,
    ),
  )
  return rows.map((row, index) => ({ row, score: scoreOf(row, fitted[folds[index] as number] as Fitted, options) }))
}
