/** Probabilities from logits. The highest is subtracted first to avoid an overflow. */
export function softmax(logits: ArrayLike<number>): number[] {
  const values = Array.from(logits)
  const max = Math.max(...values)
  const exponentials = values.map((value) => Math.exp(value - max))
  const sum = exponentials.reduce((a, b) => a + b, 0)
  return exponentials.map((value) => value / sum)
}
