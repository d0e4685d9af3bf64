/** Mount times are counted in buckets, each a quarter longer than the previous one: a percentile is accurate to 12 %. */
const FIRST_MS = 5
const GROWTH = 1.25
/** Up to ten minutes, the longest time that a beacon may report. */
const LAST = bucketAt(600_000)

function bucketAt(ms: number): number {
  return ms < FIRST_MS ? 0 : 1 + Math.floor(Math.log(ms / FIRST_MS) / Math.log(GROWTH))
}

export const bucketOf = (ms: number): number => Math.min(LAST, bucketAt(ms))

/** The number of visits per bucket. */
export type Histogram = ReadonlyMap<number, number>

/** The time that this share of visits did not exceed; null without visits. */
export function percentile(histogram: Histogram, share: number): number | null {
  const buckets = [...histogram].sort(([a], [b]) => a - b)
  const total = buckets.reduce((visits, [, count]) => visits + count, 0)
  let remaining = total * share
  for (const [bucket, count] of buckets) {
    remaining -= count
    if (remaining <= 0) return Math.round(middleOf(bucket))
  }
  return null
}

/** The geometric mean of the bucket's bounds. */
const middleOf = (bucket: number) => (bucket === 0 ? FIRST_MS / 2 : FIRST_MS * GROWTH ** (bucket - 0.5))
