import type { HealthPolicy } from '@worrystone/contracts'
import type { Pair } from './evidence.ts'
import { isUnhealthy, type Observation } from './gate.ts'

/**
 * A time of a simulated rollout: visitors, the share of them that gets the candidate, and how often either build fails for one.
 * `goesOn`: the step is the one before, only the rates have changed.
 */
export type Stage = { visits: number; share: number; candidateFails: number; stableFails: number; goesOn?: true }

type Wish = { stages: readonly Stage[]; policy: HealthPolicy; seed: number; visitsPerMinute?: number }

/** How many visitors had met the candidate when it was halted, or at the end; `late`: of these, in the last stage. */
export type Outcome = { isHalted: boolean; met: number; late: number }

/** Plays a rollout visit by visit. The gate looks after each visit of the candidate, oftener than the registry does. */
export function simulate({ stages, policy, seed, visitsPerMinute = 20 }: Wish): Outcome {
  const chance = mulberry32(seed)
  const steps: Pair[] = []
  const perPart = (visitsPerMinute * policy.windowMinutes) / 2
  let here = nobody()
  let begun: Pair[] = []
  let [met, late] = [0, 0]
  for (const { visits, share, candidateFails, stableFails, goesOn } of stages) {
    late = 0
    if (!goesOn) {
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

/** The newest part of a step: since half a window ago at least, a whole one at most. */
function recentOf(here: Pair, begun: Pair[]): Observation['recent'] {
  const part = Math.max(0, begun.length - 2)
  const before = begun[part] ?? nobody()
  const since = (of: keyof Pair) => ({
    visits: here[of].visits - before[of].visits,
    failures: here[of].failures - before[of].failures,
  })
  return { candidate: since('candidate'), stable: since('stable'), part }
}

/** Tommy Ettinger's generator: 32 bits of state are plenty for some thousand visits. */
function mulberry32(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
