import { softmax } from '@worrystone/api/analysis/internals'
import { minimize } from './minimize.ts'

/** The non-zero features of one text. `logits`: what is known of its classes from other sources. */
export type Row = { indices: Int32Array; values: Float64Array; logits?: Float64Array }

const STEPS = 60

/** The result of a linear model for a row, one number for each class. The bias is behind the last feature. */
export function scores(model: Float64Array, { indices, values, logits }: Row, { features, classes }: Shape): Float64Array {
  const sums = Float64Array.from(model.subarray(features * classes), (bias, k) => bias + (logits?.[k] ?? 0))
  for (let i = 0; i < indices.length; i++) {
    const offset = (indices[i] as number) * classes
    const value = values[i] as number
    for (let k = 0; k < classes; k++) (sums[k] as number) += value * (model[offset + k] as number)
  }
  return sums
}

type Shape = { features: number; classes: number }

/** Multinomial logistic regression; `penalty` on the squares of all weights but the bias. A label of several classes says that one of them is right. */
export function fitSoftmax(
  rows: Row[],
  labels: (number | number[])[],
  { features, classes, penalty }: Shape & { penalty: number },
): Float64Array {
  const model = new Float64Array((features + 1) * classes)
  minimize(
    (x, gradient) => {
      let loss = 0
      rows.forEach((row, r) => {
        const predicted = softmax(scores(x, row, { features, classes }))
        const label = labels[r] as number | number[]
        const allowed = typeof label === 'number' ? [label] : label
        const probability = allowed.reduce((sum, k) => sum + (predicted[k] as number), 1e-30)
        loss -= Math.log(probability)
        for (const k of allowed) predicted[k] = (predicted[k] as number) * (1 - 1 / probability)
        for (let i = 0; i < row.indices.length; i++) {
          const offset = (row.indices[i] as number) * classes
          const value = row.values[i] as number
          for (let k = 0; k < classes; k++) (gradient[offset + k] as number) += value * (predicted[k] as number)
        }
        for (let k = 0; k < classes; k++) (gradient[features * classes + k] as number) += predicted[k] as number
      })
      for (let j = 0; j < features * classes; j++) {
        loss += 0.5 * penalty * (x[j] as number) ** 2
        ;(gradient[j] as number) += penalty * (x[j] as number)
      }
      return loss
    },
    model,
    STEPS,
  )
  return model
}
