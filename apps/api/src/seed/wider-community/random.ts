/** Seeded pseudo-random numbers, the same at every start. */
export function seededRandom(seed: number) {
  let state = seed

  /** From 0 up to, but not including, 1: Mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** One of them; without weights all are equally likely. */
  function pick<T>(values: readonly T[], weightOf: (value: T) => number = () => 1): T {
    let left = next() * values.reduce((sum, value) => sum + weightOf(value), 0)
    const picked = values.find((value) => {
      left -= weightOf(value)
      return left < 0
    })
    return (picked ?? values.at(-1)) as T
  }

  return {
    next,
    pick,
    isTrue: (chance: number) => next() < chance,
    between: (from: number, to: number) => from + next() * (to - from),
    /** Exponentially distributed: mostly small, now and then large. */
    around: (mean: number) => -Math.log(1 - next()) * mean,

    shuffled<T>(values: readonly T[]): T[] {
      return values
        .map((value) => [next(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value)
    },
  }
}
export type Random = ReturnType<typeof seededRandom>
