/** Visits and failures; a visit fails at most once (`Phase` in contracts). */
export type Counts = { visits: number; failures: number }

/** The counts of both builds in the same period. */
export type Pair = { candidate: Counts; stable: Counts }

/**
 * Prior Beta distributions of the failure rates: a stable build fails for about 0.5 % of visits, an unhealthy candidate for several per
 * cent. They only determine how soon the evidence is sufficient, not its validity.
 */
const STABLE = { a: 0.5, b: 100 }
const UNHEALTHY = { a: 1, b: 15 }

/**
 * ln of the evidence that the candidate fails more often than stable: an e-process against the hypothesis "in none of these periods
 * does it". Under that hypothesis it ever reaches ln(1/p) with a probability of at most p, however often and whenever it is evaluated,
 * for any rates (also if they change between periods) and any share of visits (Ville's inequality).
 *
 * The construction is the mixture form of the sequential likelihood ratio in Wasserman, Ramdas, Balakrishnan: Universal inference,
 * PNAS 117 (2020), section 8. Numerator: the probability of the counts, averaged over unhealthy candidates (beta-binomial). Denominator:
 * the highest probability of the counts for any pair of rates with candidate <= stable, in each period separately.
 */
export function logEvidence(times: readonly Pair[]): number {
  const total = sum(times)
  const healthy = times.reduce((log, time) => log + logHighestHealthy(time), 0)
  return logMixture(total.candidate, UNHEALTHY) + logMixture(total.stable, STABLE) - healthy
}

/** The evidence against "the candidate fails for at most `limit` of its visits", for when stable has too few visits to compare. */
export const logEvidenceAbove = (limit: number, counts: Counts): number =>
  logMixture(counts, UNHEALTHY) - logLikelihood(counts, Math.min(limit, rateOf(counts)))

export const rateOf = ({ visits, failures }: Counts) => (visits === 0 ? 0 : failures / visits)

export const sum = (times: readonly Pair[]): Pair => ({
  candidate: add(times.map(({ candidate }) => candidate)),
  stable: add(times.map(({ stable }) => stable)),
})

const add = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({ visits: a.visits + b.visits, failures: a.failures + b.failures }), { visits: 0, failures: 0 })

/** The maximum over all pairs of rates with candidate <= stable: the observed ones, or one rate for both if candidate > stable. */
function logHighestHealthy({ candidate, stable }: Pair): number {
  if (rateOf(candidate) <= rateOf(stable) || stable.visits === 0)
    return logLikelihood(candidate, rateOf(candidate)) + logLikelihood(stable, rateOf(stable))
  const total = add([candidate, stable])
  return logLikelihood(total, rateOf(total))
}

const logLikelihood = ({ visits, failures }: Counts, rate: number) =>
  timesLog(failures, rate) + timesLog(visits - failures, 1 - rate)

const timesLog = (times: number, probability: number) => (times === 0 ? 0 : times * Math.log(probability))

/** ln of the probability of these counts, in one order, for a rate drawn from Beta(a, b). */
const logMixture = ({ visits, failures }: Counts, { a, b }: { a: number; b: number }) =>
  logBeta(a + failures, b + visits - failures) - logBeta(a, b)

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Stirling's series (NIST Digital Library of Mathematical Functions, 5.11.1), shifted to where it is exact to 1e-12. */
function logGamma(x: number): number {
  let shift = 0
  let z = x
  for (; z < 10; z++) shift += Math.log(z)
  const square = 1 / (z * z)
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1_260 - square / 1_680))) / z
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift
}
