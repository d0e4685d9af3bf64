/** A differentiable function: returns its value at `x` and adds its gradient to `gradient`. */
export type Differentiable = (x: Float64Array, gradient: Float64Array) => number

const MEMORY = 8
const HALVINGS = 20
/** The relative gain per step below which it ends. */
const TOLERANCE = 1e-5

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let j = 0; j < a.length; j++) sum += (a[j] as number) * (b[j] as number)
  return sum
}

/** L-BFGS: changes `x` to a minimum of `f`. Deterministic: the same input gives the same result. */
export function minimize(f: Differentiable, x: Float64Array, steps: number) {
  const n = x.length
  const memory: { step: Float64Array; gradientChange: Float64Array; scale: number }[] = []
  let gradient = new Float64Array(n)
  let value = f(x, gradient)
  for (let iteration = 0; iteration < steps; iteration++) {
    const direction = Float64Array.from(gradient)
    const shares: number[] = []
    for (const { step, gradientChange, scale } of memory.toReversed()) {
      const share = scale * dot(step, direction)
      shares.push(share)
      for (let j = 0; j < n; j++) (direction[j] as number) -= share * (gradientChange[j] as number)
    }
    const latest = memory.at(-1)
    if (latest) {
      const factor = 1 / (latest.scale * dot(latest.gradientChange, latest.gradientChange))
      for (let j = 0; j < n; j++) (direction[j] as number) *= factor
    }
    for (const { step, gradientChange, scale } of memory) {
      const share = (shares.pop() ?? 0) - scale * dot(gradientChange, direction)
      for (let j = 0; j < n; j++) (direction[j] as number) += share * (step[j] as number)
    }

    const start = Float64Array.from(x)
    const previousGradient = gradient
    const expected = dot(gradient, direction)
    let length = latest ? 1 : 1 / Math.sqrt(dot(gradient, gradient) + 1e-12)
    let lower: number | undefined
    for (let half = 0; half < HALVINGS && lower === undefined; half++, length /= 2) {
      for (let j = 0; j < n; j++) x[j] = (start[j] as number) - length * (direction[j] as number)
      gradient = new Float64Array(n)
      const nextValue = f(x, gradient)
      if (nextValue <= value - 1e-4 * length * expected) lower = nextValue
    }
    if (lower === undefined) {
      x.set(start)
      return
    }
    const step = x.map((next, j) => next - (start[j] as number))
    const gradientChange = gradient.map((next, j) => next - (previousGradient[j] as number))
    const curvature = dot(step, gradientChange)
    if (curvature > 1e-10) memory.push({ step, gradientChange, scale: 1 / curvature })
    if (memory.length > MEMORY) memory.shift()
    const gain = value - lower
    value = lower
    if (gain < TOLERANCE * Math.abs(value)) return
  }
}
