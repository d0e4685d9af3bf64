/** 95 %. */
const Z = 1.96

export type Rate = { hits: number; tries: number; share: number; low: number; high: number }

/** A share of hits with Wilson's 95 % confidence interval. */
export function rateOf(hits: number, tries: number): Rate {
  if (tries === 0) return { hits, tries, share: 0, low: 0, high: 1 }
  const share = hits / tries
  const scale = 1 + Z ** 2 / tries
  const center = (share + Z ** 2 / (2 * tries)) / scale
  const halfWidth = (Z / scale) * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2))
  return { hits, tries, share, low: Math.max(0, center - halfWidth), high: Math.min(1, center + halfWidth) }
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

export const formatRate = ({ share, low, high, tries }: Rate) =>
  tries === 0 ? 'no tries' : `${percent(share)} of ${tries} (${percent(low)} to ${percent(high)})`
