import type { HealthPolicy, Judgement, Verdict } from '@worrystone/contracts'
import { type Counts, logEvidence, logEvidenceAbove, type Pair, rateOf, sum } from './evidence.ts'

/** What the registry has seen of a candidate beside the stable build. */
export type Observation = {
  /** Of each step since the rollout began, oldest first; the last is the current one. */
  steps: readonly Pair[]
  /** Of the current step, the newest part: half a window to a whole one. `part`: how many such parts began before it. */
  recent: Pair & { part: number }
}

/** A healthy candidate is halted in at most this share of rollouts, however long they last and however often one looks. */
const LEVEL = 0.01
/** Before `minSamples` visits only evidence that is this much stronger counts. */
const EARLY_LEVEL = LEVEL / 10
/** Of one address two failures count at most (address-limits.ts): nobody alone may halt a build. */
const MIN_FAILURES = 5
/** How the level is dealt out to the tests: what two tests may err, they may err together. */
const WHOLE_SHARE = 0.8
const RECENT_SHARE = 0.2
const BESIDE_STABLE = 0.9
const BESIDE_LIMIT = 0.1

/**
 * Whether a candidate is unhealthy: worse than both limits of the policy, and worse than stable beyond chance. Two tests run side by side:
 * over everything since the rollout began, step by step (a step changes the shares, and two times with other shares must not be added
 * up: Simpson's paradox), and over the newest part of this step, for what breaks late. Both may be looked at as often as one likes
 * (`logEvidence`); each new part is a test of its own and gets a smaller share of the level: 1/(k (k+1)) sums to 1.
 * Pure: the same counts give the same verdict, whatever came before.
 */
export function gate(seen: Observation, policy: HealthPolicy): Verdict {
  const tests = testsOf(seen, policy)
  const here = seen.steps.at(-1)?.candidate.visits ?? 0
  const told = (code: Judgement['code'], { candidate, stable }: Pair, p: number | null = null) => {
    const judgement = { code, candidate, stable, here, wanted: policy.minSamples, p }
    return { why: formatJudgement(judgement), judgement }
  }
  const ill = findWorse(tests, policy)
  if (ill) return { state: 'ill', ...told('worse', ill, ill.p()), p: ill.p() }

  const [whole] = tests
  const p = whole.candidate.visits < policy.minSamples ? null : Math.min(...tests.map((test) => test.p()))
  if (here < policy.minSamples) return { state: 'waiting', ...told('few', whole), p }
  const odd = tests.find(({ isOver }) => isOver)
  return odd ? { state: 'waiting', ...told('chance', odd, odd.p()), p } : { state: 'healthy', ...told('kept', whole), p }
}

/** Only whether it is unhealthy: cheap enough after every visit. */
export const isUnhealthy = (seen: Observation, policy: HealthPolicy): boolean =>
  findWorse(testsOf(seen, policy), policy) !== undefined

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
  // Hardly anybody has the stable build any more: then it is given the benefit of the limit.
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
  const figures = `${tell(candidate)} failed, stable ${tell(stable)}`
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

const tell = (counts: Counts) => {
  const percent = Number((rateOf(counts) * 100).toPrecision(2))
  return `${counts.failures} of ${counts.visits}${counts.visits ? ` (${percent} %)` : ''}`
}
