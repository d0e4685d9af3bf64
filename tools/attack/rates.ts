/** 95 %. */
const Z = 1.96

export type Rate = { hits: number; attempts: number; share: number; low: number; high: number }

/** A share of hits with Wilson's 95 % confidence interval. */
export function rateOf(hits: number, attempts: number): Rate {
  if (attempts === 0) return { hits, attempts, share: 0, low: 0, high: 1 }
  const share = hits / attempts
  const scale = 1 + Z ** 2 / attempts
  const center = (share + Z ** 2 / (2 * attempts)) / scale
  const halfWidth = (Z / scale) * Math.sqrt((share * (1 - share)) / attempts + Z ** 2 / (4 * attempts ** 2))
  return { hits, attempts, share, low: Math.max(0, center - halfWidth), high: Math.min(1, center + halfWidth) }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

export const formatRate = ({ share, low, high, attempts }: Rate) =>
  attempts === 0 ? 'no tries' : `${percent(share)} of ${attempts} (${percent(low)} to ${percent(high)})`
