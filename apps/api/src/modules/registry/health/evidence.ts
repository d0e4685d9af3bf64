/** Visits and how many of them failed; a visit fails at most once (`Phase` in contracts). */
export type Counts = { visits: number; failures: number }

/** The two builds over one and the same time. */
export type Pair = { candidate: Counts; stable: Counts }

/**
 * What failure rates look like before anything is seen, as Beta distributions: a stable build fails for about 0.5 % of visits, a
 * candidate that is worth halting for some per cent. They only steer how soon the evidence comes, never whether it holds.
 */
const STABLE = { a: 0.5, b: 100 }
const UNHEALTHY = { a: 1, b: 15 }

/**
 * ln of the evidence that the candidate fails more often than stable: an e-process against the hypothesis "in none of these times
 * does it". Under that hypothesis it ever reaches ln(1/p) with a probability of at most p, however often and whenever one looks, for
 * any rates (also such as change from one time to the next) and any share of visits (Ville's inequality).
 *
 * The construction is the mixture form of the sequential likelihood ratio in Wasserman, Ramdas, Balakrishnan: Universal inference,
 * PNAS 117 (2020), section 8. Above the line: the probability of the counts, averaged over unhealthy candidates (beta-binomial). Below:
 * the highest probability that any pair of rates with candidate <= stable gives them, in each time by itself.
 */
export function logEvidence(times: readonly Pair[]): number {
  const total = sum(times)
  const healthy = times.reduce((log, time) => log + logHighestHealthy(time), 0)
  return logMixture(total.candidate, UNHEALTHY) + logMixture(total.stable, STABLE) - healthy
}

/** The same against "the candidate fails for at most `limit` of its visits", for when stable has too few to compare with. */
export const logEvidenceAbove = (limit: number, counts: Counts): number =>
  logMixture(counts, UNHEALTHY) - logLikelihood(counts, Math.min(limit, rateOf(counts)))

export const rateOf = ({ visits, failures }: Counts) => (visits === 0 ? 0 : failures / visits)

export const sum = (times: readonly Pair[]): Pair => ({
  candidate: add(times.map(({ candidate }) => candidate)),
  stable: add(times.map(({ stable }) => stable)),
})

const add = (all: readonly Counts[]): Counts =>
  all.reduce((a, b) => ({ visits: a.visits + b.visits, failures: a.failures + b.failures }), { visits: 0, failures: 0 })

/** Of all pairs of rates with candidate <= stable: the observed ones, or if these are the wrong way round one rate for both. */
function logHighestHealthy({ candidate, stable }: Pair): number {
  if (rateOf(candidate) <= rateOf(stable) || stable.visits === 0)
    return logLikelihood(candidate, rateOf(candidate)) + logLikelihood(stable, rateOf(stable))
  const both = add([candidate, stable])
  return logLikelihood(both, rateOf(both))
}

const logLikelihood = ({ visits, failures }: Counts, rate: number) =>
  timesLog(failures, rate) + timesLog(visits - failures, 1 - rate)

const timesLog = (times: number, probability: number) => (times === 0 ? 0 : times * Math.log(probability))

/** ln of the probability of these counts, in one order, when the rate itself is drawn from Beta(a, b). */
const logMixture = ({ visits, failures }: Counts, { a, b }: { a: number; b: number }) =>
  logBeta(a + failures, b + visits - failures) - logBeta(a, b)

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Stirling's series (NIST Digital Library of Mathematical Functions, 5.11.1) after stepping up to where it is exact to 1e-12. */
function logGamma(x: number): number {
  let shift = 0
  let z = x
  for (; z < 10; z++) shift += Math.log(z)
  const square = 1 / (z * z)
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1_260 - square / 1_680))) / z
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift
}
