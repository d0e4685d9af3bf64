/** Repeats a step of a cleanup task for `max` rows, or until it processes less than a batch. A step returns how many rows it processed. */
export async function inBatches(
  { max, batchSize }: { max: number; batchSize: number },
  step: (limit: number) => Promise<number>,
) {
  for (let rows = 0; rows < max; rows += batchSize) if ((await step(batchSize)) < batchSize) return
}
