import { writeFileSync } from 'node:fs'

/**
 * Makes the noise table of the figures about the community: for each true count up to the largest noise the distribution of
 * maximum entropy over whole numbers with mean 0 and the given variance, never below 0. From that count on one row serves all.
 * Giessing 2016 (doi 10.1007/978-3-319-45381-1_18) describes such tables.
 */

const VARIANCE = 4
const MAX_NOISE = 6
const DIGITS = 12
const FILE = new URL('../../apps/api/src/modules/analytics/publishing/noise-table.json', import.meta.url)

type Weights = { values: number[]; probabilities: number[] }

/** Among all distributions with these two moments the one of maximum entropy is exp(a v + b v²), up to its sum. */
function distribution(values: number[], a: number, b: number): Weights {
  const powers = values.map((value) => a * value + b * value * value)
  const maxPower = Math.max(...powers)
  const weights = powers.map((power) => Math.exp(power - maxPower))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { values, probabilities: weights.map((weight) => weight / sum) }
}

const moment = ({ values, probabilities }: Weights, power: number) =>
  values.reduce((sum, value, index) => sum + value ** power * (probabilities[index] ?? 0), 0)

/** Newton's method for the a and b of the two moments. */
function solve(values: number[]): Weights {
  let [a, b] = [0, 0]
  for (let step = 0; step < 1_000; step++) {
    const current = distribution(values, a, b)
    const [m1, m2, m3, m4] = [1, 2, 3, 4].map((power) => moment(current, power)) as [number, number, number, number]
    const [off1, off2] = [m1, m2 - VARIANCE]
    if (Math.abs(off1) + Math.abs(off2) < 1e-14) return current
    const [v11, v12, v22] = [m2 - m1 * m1, m3 - m1 * m2, m4 - m2 * m2]
    const determinant = v11 * v22 - v12 * v12
    const damping = step < 20 ? 0.5 : 1
    a -= (damping * (v22 * off1 - v12 * off2)) / determinant
    b -= (damping * (v11 * off2 - v12 * off1)) / determinant
  }
  return distribution(values, a, b)
}

const rows = Array.from({ length: MAX_NOISE + 1 }, (_, count) => {
  if (count === 0) return [[0, 1]]
  const values = Array.from(
    { length: Math.min(count, MAX_NOISE) + MAX_NOISE + 1 },
    (_, index) => index - Math.min(count, MAX_NOISE),
  )
  const { probabilities } = solve(values)
  return values.map((value, index) => [value, Number((probabilities[index] ?? 0).toFixed(DIGITS))])
})

writeFileSync(FILE, `${JSON.stringify({ variance: VARIANCE, most: MAX_NOISE, rows })}\n`)
