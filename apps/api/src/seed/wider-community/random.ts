import { randomNumbers } from '../../random-numbers.ts'

/** Seeded pseudo-random numbers, the same at every start. */
export function seededRandom(seed: number) {
  const next = randomNumbers(seed)

  /** One of them; without weights all are equally likely. */
  function pick<T>(values: readonly T[], weightOf: (value: T) => number = () => 1): T {
    let remaining = next() * values.reduce((sum, value) => sum + weightOf(value), 0)
    const picked = values.find((value) => {
      remaining -= weightOf(value)
      return remaining < 0
    })
    return (picked ?? values.at(-1)) as T
  }

  return {
    next,
    pick,
    isTrue: (probability: number) => next() < probability,
    between: (from: number, to: number) => from + next() * (to - from),
    /** Exponentially distributed: mostly small, now and then large. */
    exponential: (mean: number) => -Math.log(1 - next()) * mean,

    shuffled<T>(values: readonly T[]): T[] {
      return values
        .map((value) => [next(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value)
    },
  }
}
export type Random = ReturnType<typeof seededRandom>
