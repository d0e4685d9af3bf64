import { DIMENSIONS } from '@worrystone/api/analysis/internals'
import type { Tone } from './examples.ts'

/** The scale of the embedding beside other features. */
export const EMBED_SCALE = 5
/** Chosen by ten-fold cross-validation, as in make-weights.ts. */
const TONE_PENALTY = 10
/** Ridge regression shrinks its results towards the mean; this factor corrects it. */
const TONE_GAIN = 1.6
const VADER_SHARE = 0.6
const FELT_FROM = 0.85

/** The embedding's directions from negative to positive, and from neutral to emotional. */
export const fitTones = (tones: Tone[]) => ({
  sentiment: fitTone(tones),
  feeling: fitTone(tones.map((sentence) => ({ ...sentence, tone: sentence.tone === 0 ? 0 : 1 }))),
  vaderShare: VADER_SHARE,
  feltFrom: FELT_FROM,
})

/** Ridge regression, solved directly, which is faster than iterating. */
function fitTone(tones: Tone[]): Float64Array {
  const size = DIMENSIONS + 1
  const matrix = Array.from({ length: size }, (_, j) => {
    const row = new Float64Array(size + 1)
    row[j] = j < DIMENSIONS ? TONE_PENALTY : 1e-6
    return row
  })
  for (const { embedding, tone } of tones) {
    const values = [...embedding.map((value) => value * EMBED_SCALE), 1]
    for (let j = 0; j < size; j++) {
      const row = matrix[j] as Float64Array
      for (let k = 0; k < size; k++) (row[k] as number) += (values[j] as number) * (values[k] as number)
      ;(row[size] as number) += (values[j] as number) * tone
    }
  }
  const solution = solve(matrix)
  return solution.map((value, j) => TONE_GAIN * (j < DIMENSIONS ? value * EMBED_SCALE : value))
}

/** Gaussian elimination, for a matrix whose diagonal is positive. */
function solve(matrix: Float64Array[]): Float64Array {
  const size = matrix.length
  for (let j = 0; j < size; j++) {
    const pivot = matrix[j] as Float64Array
    for (let i = j + 1; i < size; i++) {
      const row = matrix[i] as Float64Array
      const factor = (row[j] as number) / (pivot[j] as number)
      if (factor !== 0) for (let k = j; k <= size; k++) (row[k] as number) -= factor * (pivot[k] as number)
    }
  }
  const solution = new Float64Array(size)
  for (let j = size - 1; j >= 0; j--) {
    const row = matrix[j] as Float64Array
    let remainder = row[size] as number
    for (let k = j + 1; k < size; k++) remainder -= (row[k] as number) * (solution[k] as number)
    solution[j] = remainder / (row[j] as number)
  }
  return solution
}
