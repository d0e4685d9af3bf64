/** Repeats a bounded step of a cleanup task, until it has found less than a batch or `most` rows were looked at. Steps return how many rows they found. */
export async function inBatches({ most, atOnce }: { most: number; atOnce: number }, step: (limit: number) => Promise<number>) {
  for (let seen = 0; seen < most; seen += atOnce) if ((await step(atOnce)) < atOnce) return
}
