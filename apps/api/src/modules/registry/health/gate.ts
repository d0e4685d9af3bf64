import type { HealthPolicy, Judgement, Verdict } from '@worrystone/contracts'
import { type Counts, logEvidence, logEvidenceAbove, type Pair, rateOf, sum } from './evidence.ts'

/** The counts of a candidate and the stable build. */
export type Observation = {
  /** The counts of each step of the rollout, oldest first; the last is the current one. */
  steps: readonly Pair[]
  /** The newest part of the current step, between half a window and a whole one. `part`: the number of earlier parts. */
  recent: Pair & { part: number }
}

/** A healthy candidate is halted in at most this share of rollouts, however long they last and however often the gate runs. */
const LEVEL = 0.01
/** The stricter level before `minSamples` visits. */
const EARLY_LEVEL = LEVEL / 10
/** More than one address can report (address-limits.ts), so that no single one can halt a build. */
const MIN_FAILURES = 5
/** The shares of the level for the tests: their error probabilities add up to at most the level. */
const WHOLE_SHARE = 0.8
const RECENT_SHARE = 0.2
const BESIDE_STABLE = 0.9
const BESIDE_LIMIT = 0.1

/**
 * Whether a candidate is unhealthy: worse than both limits of the policy, and worse than stable beyond chance. Two tests are combined:
 * over the whole rollout, step by step (a step changes the shares, and periods with different shares must not be added up: Simpson's
 * paradox), and over the newest part of this step, for late failures. Both may be evaluated any number of times (`logEvidence`); each
 * new part is a separate test with a smaller share of the level: 1/(k (k+1)) sums to 1.
 * Pure: the same counts give the same verdict, independently of earlier results.
 */
export function gate(observation: Observation, policy: HealthPolicy): Verdict {
  const tests = testsOf(observation, policy)
  const here = observation.steps.at(-1)?.candidate.visits ?? 0
  const reason = (code: Judgement['code'], { candidate, stable }: Pair, p: number | null = null) => {
    const judgement = { code, candidate, stable, here, wanted: policy.minSamples, p }
    return { why: formatJudgement(judgement), judgement }
  }
  const worse = findWorse(tests, policy)
  if (worse) return { state: 'unhealthy', ...reason('worse', worse, worse.p()), p: worse.p() }

  const [overall] = tests
  const p = overall.candidate.visits < policy.minSamples ? null : Math.min(...tests.map((test) => test.p()))
  if (here < policy.minSamples) return { state: 'waiting', ...reason('few', overall), p }
  const above = tests.find(({ isOver }) => isOver)
  return above
    ? { state: 'waiting', ...reason('chance', above, above.p()), p }
    : { state: 'healthy', ...reason('kept', overall), p }
}

/** The result of the gate without its reason: cheap enough to run after every visit. */
export const isUnhealthy = (observation: Observation, policy: HealthPolicy): boolean =>
  findWorse(testsOf(observation, policy), policy) !== undefined

type Test = Pair & { isOver: boolean; p: () => number }

const testsOf = ({ steps, recent }: Observation, policy: HealthPolicy): [Test, Test] => [
  test(steps, WHOLE_SHARE, policy),
  test([recent], RECENT_SHARE * shareOf(steps.length - 1) * shareOf(recent.part), policy),
]

const shareOf = (index: number) => 1 / ((index + 1) * (index + 2))

function test(times: readonly Pair[], share: number, policy: HealthPolicy): Test {
  const total = sum(times)
  const { candidate, stable } = total
  const [rate, usual] = [rateOf(candidate), rateOf(stable)]
  // With too few visits of the stable build the candidate is compared with the limit itself.
  const isAlone = stable.visits < policy.minSamples && stable.visits * 4 < candidate.visits
  const log = () =>
    isAlone
      ? logEvidenceAbove(policy.maxErrorRate, candidate) + Math.log(BESIDE_LIMIT)
      : logEvidence(times) + Math.log(BESIDE_STABLE)
  return {
    ...total,
    isOver: rate > policy.maxErrorRate && rate > policy.relativeToStable * usual,
    p: () => Math.min(1, Math.exp(-log()) / share),
  }
}

function findWorse(tests: [Test, Test], policy: HealthPolicy): Test | undefined {
  const level = tests[0].candidate.visits >= policy.minSamples ? LEVEL : EARLY_LEVEL
  return tests.find(({ candidate, isOver, p }) => isOver && candidate.failures >= MIN_FAILURES && p() <= level)
}

const chance = (p: number) => (p < 0.001 ? '< 0.001' : `= ${p.toPrecision(1)}`)

function formatJudgement({ code, candidate, stable, here, wanted, p }: Judgement): string {
  const figures = `${formatCounts(candidate)} failed, stable ${formatCounts(stable)}`
  switch (code) {
    case 'few':
      return `${here} of ${wanted} visits at this step: ${figures}`
    case 'kept':
      return figures
    case 'chance':
      return `${figures}: above the limit, but it may be chance (p ${chance(p ?? 1)})`
    case 'worse':
      return `${figures}, p ${chance(p ?? 1)}`
  }
}

const formatCounts = (counts: Counts) => {
  const percent = Number((rateOf(counts) * 100).toPrecision(2))
  return `${counts.failures} of ${counts.visits}${counts.visits ? ` (${percent} %)` : ''}`
}
