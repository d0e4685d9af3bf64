import { describe, expect, test } from 'vitest'
import { DEFAULT_POLICY } from '../stored-record.ts'
import { logEvidence, logEvidenceAbove, type Pair } from './evidence.ts'
import { gate } from './gate.ts'
import { type Stage, simulate } from './simulation.ts'

const pair = (candidate: [number, number], stable: [number, number]): Pair => ({
  candidate: { failures: candidate[0], visits: candidate[1] },
  stable: { failures: stable[0], visits: stable[1] },
})

/** The verdict on a rollout on its first step, all of it recent. */
const judge = (here: Pair, policy = DEFAULT_POLICY) => gate({ steps: [here], recent: { ...here, part: 0 } }, policy)

describe('the verdict', () => {
  test('is waiting until the candidate has enough visits at this step', () => {
    expect(judge(pair([0, 0], [0, 0]))).toMatchObject({
      state: 'waiting',
      why: '0 of 50 visits at this step: 0 of 0 failed, stable 0 of 0',
      p: null,
    })
    expect(judge(pair([0, 49], [1, 450])).state).toBe('waiting')
    expect(judge(pair([0, 50], [1, 450])).state).toBe('healthy')
  })

  test('is waiting again at each step', () => {
    const before = pair([0, 500], [9, 4_500])
    const here = pair([0, 49], [0, 49])
    expect(gate({ steps: [before, here], recent: { ...here, part: 0 } }, DEFAULT_POLICY)).toMatchObject({
      state: 'waiting',
      why: '49 of 50 visits at this step: 0 of 549 (0 %) failed, stable 9 of 4549 (0.2 %)',
    })
  })

  test('is healthy while the candidate is within one of the two limits, with the figures', () => {
    expect(judge(pair([2, 300], [6, 2_700]))).toMatchObject({
      state: 'healthy',
      why: '2 of 300 (0.67 %) failed, stable 6 of 2700 (0.22 %)',
    })
    // Above 1 %, but stable is no better: the cause is the site, not the candidate.
    expect(judge(pair([15, 300], [120, 2_700])).state).toBe('healthy')
  })

  test('is waiting while the candidate is above both limits but it may be chance', () => {
    const { state, why, p } = judge(pair([2, 60], [1, 500]))
    expect({ state, why }).toEqual({
      state: 'waiting',
      why: '2 of 60 (3.3 %) failed, stable 1 of 500 (0.2 %): above the limit, but it may be chance (p = 0.4)',
    })
    expect(p).toBeGreaterThan(0.01)
  })

  test('is unhealthy when the candidate is above both limits beyond chance', () => {
    const { state, why, p } = judge(pair([9, 102], [2, 911]))
    expect({ state, why }).toEqual({ state: 'unhealthy', why: '9 of 102 (8.8 %) failed, stable 2 of 911 (0.22 %), p < 0.001' })
    expect(p).toBeLessThan(0.001)
  })

  test('has its figures beside the sentence, for translations', () => {
    const of = (here: Pair) => judge(here).judgement
    const figures = (failures: number, visits: number) => ({ failures, visits })
    expect(of(pair([0, 49], [1, 450]))).toEqual({
      code: 'few',
      candidate: figures(0, 49),
      stable: figures(1, 450),
      here: 49,
      wanted: 50,
      p: null,
    })
    expect(of(pair([2, 300], [6, 2_700]))).toMatchObject({ code: 'kept', p: null })
    expect(of(pair([2, 60], [1, 500]))).toMatchObject({ code: 'chance', p: expect.any(Number) })
    const unhealthy = judge(pair([9, 102], [2, 911]))
    expect(unhealthy.judgement).toMatchObject({
      code: 'worse',
      candidate: figures(9, 102),
      stable: figures(2, 911),
      p: unhealthy.p,
    })
  })

  test('is unhealthy before `minSamples` visits for a gross failure, from five failures on', () => {
    expect(judge(pair([6, 12], [0, 100])).state).toBe('unhealthy')
    expect(judge(pair([4, 4], [0, 100_000])).state).toBe('waiting')
  })

  test('needs more visits the more failures the policy allows', () => {
    const here = pair([9, 102], [2, 911])
    expect(judge(here, { ...DEFAULT_POLICY, maxErrorRate: 0.1 }).state).toBe('healthy')
    expect(judge(here, { ...DEFAULT_POLICY, relativeToStable: 50 }).state).toBe('healthy')
  })

  test('compares with the limit itself when the stable build has too few visits', () => {
    expect(judge(pair([3, 300], [0, 0])).state).toBe('healthy')
    expect(judge(pair([20, 300], [0, 0])).state).toBe('unhealthy')
  })

  test('does not blame the candidate for an outage at a later step', () => {
    // Added up: 10 % of the candidate's visits, 0.8 % of stable's.
    const steps = [pair([0, 10], [10, 9_990]), pair([100, 1_000], [100, 1_000])]
    const here = pair([100, 1_000], [100, 1_000])
    expect(gate({ steps, recent: { ...here, part: 0 } }, DEFAULT_POLICY).state).not.toBe('unhealthy')
    expect(judge(pair([100, 1_010], [110, 10_990])).state).toBe('unhealthy')
  })

  test('detects failures after a long healthy time', () => {
    const whole = pair([20, 5_000], [90, 45_000])
    expect(judge(whole).state).toBe('healthy')
    expect(gate({ steps: [whole], recent: { ...pair([12, 100], [2, 900]), part: 40 } }, DEFAULT_POLICY).state).toBe('unhealthy')
  })
})

describe('the evidence', () => {
  test('equals the beta-binomial formulas', () => {
    // B(1+1, 15+1) / B(1, 15) by hand: 15 / (17 · 16); under the limit the best rate for 1 of 2 is 10 %.
    expect(logEvidenceAbove(0.1, { visits: 2, failures: 1 })).toBeCloseTo(Math.log(15 / (17 * 16)) - Math.log(0.1 * 0.9), 10)
  })

  test('grows with the failures of the candidate and shrinks with those of stable', () => {
    const of = (candidate: number, stable: number) => logEvidence([pair([candidate, 100], [stable, 900])])
    expect(of(5, 1)).toBeGreaterThan(of(4, 1))
    expect(of(5, 1)).toBeGreaterThan(of(5, 2))
  })

  test.each([pair([0, 0], [0, 0]), pair([0, 500], [3, 500]), pair([50, 500], [60, 500])])(
    'is never positive for a candidate that fails no more often than stable: %j',
    (seen) => {
      expect(logEvidence([seen])).toBeLessThanOrEqual(0)
      expect(logEvidence([seen, seen])).toBeLessThanOrEqual(0)
    },
  )

  test('is of the same order after a million visits', () => {
    expect(logEvidence([pair([2_000, 1_000_000], [18_000, 9_000_000])])).toBeLessThan(0)
    expect(logEvidence([pair([3_000, 1_000_000], [18_000, 9_000_000])])).toBeGreaterThan(100)
  })
})

describe('over simulated rollouts', () => {
  const play = (count: number, stages: Stage[]) =>
    Array.from({ length: count }, (_, seed) => simulate({ stages, policy: DEFAULT_POLICY, seed: seed + 1 }))
  const most = (runs: { met: number }[]) => Math.max(...runs.map(({ met }) => met))
  const median = (runs: { met: number }[]) => runs.map(({ met }) => met).sort((a, b) => a - b)[runs.length / 2]
  const equal = (fails: number, visits: number) => [{ visits, share: 0.1, candidateFails: fails, stableFails: fails }]

  test('a candidate that fails for 5 % of its visits is halted within 400 visits', () => {
    const runs = play(500, [{ visits: 8_000, share: 0.1, candidateFails: 0.05, stableFails: 0.002 }])
    expect(runs.every(({ isHalted }) => isHalted)).toBe(true)
    expect(most(runs)).toBeLessThan(400)
    expect(median(runs)).toBeLessThan(110)
  })

  test('a candidate that fails for 30 % is halted within 60 visits', () => {
    const runs = play(500, [{ visits: 2_000, share: 0.1, candidateFails: 0.3, stableFails: 0.002 }])
    expect(runs.every(({ isHalted }) => isHalted)).toBe(true)
    expect(most(runs)).toBeLessThan(60)
    expect(median(runs)).toBeLessThan(20)
  })

  test.each([
    [0, 5_000],
    [0.002, 20_000],
    [0.01, 20_000],
  ])('of 200 rollouts of two equal builds (%d fail) at most two are halted', (fails, visits) => {
    expect(play(200, equal(fails, visits)).filter(({ isHalted }) => isHalted).length).toBeLessThanOrEqual(2)
  })

  test('a candidate that fails after a long healthy time is halted as well', () => {
    const good = { visits: 10_000, share: 0.1, candidateFails: 0.002, stableFails: 0.002 }
    const runs = play(50, [good, { visits: 20_000, share: 0.1, candidateFails: 0.05, stableFails: 0.002, isSameStep: true }])
    expect(runs.every(({ isHalted }) => isHalted)).toBe(true)
    expect(Math.max(...runs.map(({ late }) => late))).toBeLessThan(800)
  })

  test('a candidate for everybody is halted too', () => {
    const runs = play(100, [{ visits: 1_000, share: 1, candidateFails: 0.05, stableFails: 0.002 }])
    expect(runs.every(({ isHalted }) => isHalted)).toBe(true)
  })
})
