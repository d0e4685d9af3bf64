/** Probabilities from logits. The highest is subtracted first to avoid an overflow. */
export function softmax(logits: ArrayLike<number>): number[] {
  const values = Array.from(logits)
  const highest = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - highest))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map((value) => value / sum)
}
