import { randomNumbers } from '../../../random-numbers.ts'

const INPUT = 512
const FEATURES = 1024
const SEED = 5
/** Chosen by cross-validation; see docs/decisions/0018-help-and-danger.md. */
const OUTPUT_SCALE = 3
const BIAS_SCALE = 0.3

/** Normally distributed numbers by the Box-Muller transform. */
function normalNumbers(seed: number): () => number {
  const random = randomNumbers(seed)
  return () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
}

let layer: { weights: Float32Array; biases: Float32Array } | undefined
function randomLayer() {
  if (!layer) {
    const normal = normalNumbers(SEED)
    layer = {
      weights: Float32Array.from({ length: FEATURES * INPUT }, normal),
      biases: Float32Array.from({ length: FEATURES }, () => normal() * BIAS_SCALE),
    }
  }
  return layer
}

/**
 * The embedding followed by `FEATURES` rectified random projections of it (random features, Rahimi and Recht 2007; Huang et al. 2006): a
 * linear head over them separates what the embedding alone cannot. The projections are generated from a seed, so they need no file.
 */
export function withRandomFeatures(embedding: ArrayLike<number>): Float32Array {
  const { weights, biases } = randomLayer()
  const expanded = new Float32Array(INPUT + FEATURES)
  expanded.set(Array.from(embedding))
  const scale = OUTPUT_SCALE / Math.sqrt(FEATURES)
  for (let feature = 0; feature < FEATURES; feature++) {
    let sum = biases[feature] as number
    const row = feature * INPUT
    for (let i = 0; i < INPUT; i++) sum += (weights[row + i] as number) * (embedding[i] as number)
    expanded[INPUT + feature] = Math.max(0, sum) * scale
  }
  return expanded
}
