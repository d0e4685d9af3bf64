/** A differentiable function: returns its value at `x` and adds its gradient to `slope`. */
export type Slope = (x: Float64Array, slope: Float64Array) => number

const REMEMBERED = 8
const HALVINGS = 20
/** The relative gain per step below which the descent ends. */
const ENOUGH = 1e-5

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let j = 0; j < a.length; j++) sum += (a[j] as number) * (b[j] as number)
  return sum
}

/** L-BFGS: moves `x` to a minimum of `f`. Deterministic: the same input gives the same result. */
export function descend(f: Slope, x: Float64Array, steps: number) {
  const n = x.length
  const memory: { move: Float64Array; turn: Float64Array; scale: number }[] = []
  let slope = new Float64Array(n)
  let height = f(x, slope)
  for (let step = 0; step < steps; step++) {
    const way = Float64Array.from(slope)
    const used: number[] = []
    for (const { move, turn, scale } of memory.toReversed()) {
      const share = scale * dot(move, way)
      used.push(share)
      for (let j = 0; j < n; j++) (way[j] as number) -= share * (turn[j] as number)
    }
    const last = memory.at(-1)
    if (last) {
      const factor = 1 / (last.scale * dot(last.turn, last.turn))
      for (let j = 0; j < n; j++) (way[j] as number) *= factor
    }
    for (const { move, turn, scale } of memory) {
      const share = (used.pop() ?? 0) - scale * dot(turn, way)
      for (let j = 0; j < n; j++) (way[j] as number) += share * (move[j] as number)
    }

    const start = Float64Array.from(x)
    const before = slope
    const expected = dot(slope, way)
    let length = last ? 1 : 1 / Math.sqrt(dot(slope, slope) + 1e-12)
    let lower: number | undefined
    for (let half = 0; half < HALVINGS && lower === undefined; half++, length /= 2) {
      for (let j = 0; j < n; j++) x[j] = (start[j] as number) - length * (way[j] as number)
      slope = new Float64Array(n)
      const there = f(x, slope)
      if (there <= height - 1e-4 * length * expected) lower = there
    }
    if (lower === undefined) {
      x.set(start)
      return
    }
    const move = x.map((value, j) => value - (start[j] as number))
    const turn = slope.map((value, j) => value - (before[j] as number))
    const bend = dot(move, turn)
    if (bend > 1e-10) memory.push({ move, turn, scale: 1 / bend })
    if (memory.length > REMEMBERED) memory.shift()
    const gained = height - lower
    height = lower
    if (gained < ENOUGH * Math.abs(height)) return
  }
}
