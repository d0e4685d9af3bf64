/** Milliseconds to mount are counted in buckets, each a quarter longer than the one before: a percentile is right withTimeout 12 %. */
const FIRST_MS = 5
const GROWTH = 1.25
/** Ends at ten minutes, the longest time that a beacon may report. */
const LAST = bucketAt(600_000)

function bucketAt(ms: number): number {
  return ms < FIRST_MS ? 0 : 1 + Math.floor(Math.log(ms / FIRST_MS) / Math.log(GROWTH))
}

export const bucketOf = (ms: number): number => Math.min(LAST, bucketAt(ms))

/** How many visits fell into each bucket. */
export type Histogram = ReadonlyMap<number, number>

/** The time that this share of visits did not exceed; null: there are none. */
export function percentile(histogram: Histogram, share: number): number | null {
  const buckets = [...histogram].sort(([a], [b]) => a - b)
  const total = buckets.reduce((visits, [, count]) => visits + count, 0)
  let left = total * share
  for (const [bucket, count] of buckets) {
    left -= count
    if (left <= 0) return Math.round(middleOf(bucket))
  }
  return null
}

/** The geometric middle, which is as far from the one end as from the other. */
const middleOf = (bucket: number) => (bucket === 0 ? FIRST_MS / 2 : FIRST_MS * GROWTH ** (bucket - 0.5))
