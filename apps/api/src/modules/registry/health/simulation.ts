import type { HealthPolicy } from '@worrystone/contracts'
import { randomNumbers } from '../../../random-numbers.ts'
import type { Pair } from './evidence.ts'
import { isUnhealthy, type Observation } from './gate.ts'

/**
 * A period of a simulated rollout: visits, the share of them that gets the candidate, and the failure rates of both builds.
 * `isSameStep`: the same step as the previous period, only with other rates.
 */
export type Stage = { visits: number; share: number; candidateFails: number; stableFails: number; isSameStep?: true }

type SimulationOptions = { stages: readonly Stage[]; policy: HealthPolicy; seed: number; visitsPerMinute?: number }

/** `met`: visits of the candidate until it was halted, or in total; `late`: those of the last stage. */
export type Outcome = { isHalted: boolean; met: number; late: number }

/** Simulates a rollout visit by visit. The gate runs after each visit of the candidate, more often than in the registry. */
export function simulate({ stages, policy, seed, visitsPerMinute = 20 }: SimulationOptions): Outcome {
  const chance = randomNumbers(seed)
  const steps: Pair[] = []
  const perPart = (visitsPerMinute * policy.windowMinutes) / 2
  let here = nobody()
  let begun: Pair[] = []
  let [met, late] = [0, 0]
  for (const { visits, share, candidateFails, stableFails, isSameStep } of stages) {
    late = 0
    if (!isSameStep) {
      here = nobody()
      begun = []
      steps.push(here)
    }
    for (let visit = 0; visit < visits; visit++) {
      if ((here.candidate.visits + here.stable.visits) % perPart === 0) begun.push(structuredClone(here))
      const isCandidate = chance() < share
      const counts = isCandidate ? here.candidate : here.stable
      counts.visits++
      if (chance() < (isCandidate ? candidateFails : stableFails)) counts.failures++
      if (!isCandidate) continue
      met++
      late++
      if (isUnhealthy({ steps, recent: recentOf(here, begun) }, policy)) return { isHalted: true, met, late }
    }
  }
  return { isHalted: false, met, late }
}

const nobody = (): Pair => ({ candidate: { visits: 0, failures: 0 }, stable: { visits: 0, failures: 0 } })

/** The newest part of a step: between half a window and a whole one. */
function recentOf(here: Pair, begun: Pair[]): Observation['recent'] {
  const part = Math.max(0, begun.length - 2)
  const previousCounts = begun[part] ?? nobody()
  const since = (of: keyof Pair) => ({
    visits: here[of].visits - previousCounts[of].visits,
    failures: here[of].failures - previousCounts[of].failures,
  })
  return { candidate: since('candidate'), stable: since('stable'), part }
}
