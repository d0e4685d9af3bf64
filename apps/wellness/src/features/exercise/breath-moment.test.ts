import type { BreathPhase } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { convertElapsed, getBreathMoment, pacedPhases } from './breath-moment.ts'

const FOUR_SIX = [
  { phase: 'in' as const, seconds: 4 },
  { phase: 'out' as const, seconds: 6 },
]

const stateAfter = (ms: number, phases: BreathPhase[], rounds: number) =>
  getBreathMoment(ms, pacedPhases(phases, 'normal'), rounds)

describe('the state of a breath', () => {
  it.each([
    [0, 0, 'in', 4],
    [3_999, 0, 'in', 1],
    [4_000, 0, 'out', 6],
    [9_999, 0, 'out', 1],
    [10_000, 1, 'in', 4],
  ])('after %i ms', (ms, round, phase, secondsLeft) => {
    expect(stateAfter(ms, FOUR_SIX, 16)).toMatchObject({ round, phase, secondsLeft, isOver: false })
  })

  it('stays finished after the last round', () => {
    expect(stateAfter(159_999, FOUR_SIX, 16).isOver).toBe(false)
    expect(stateAfter(160_000, FOUR_SIX, 16)).toMatchObject({ round: 16, isOver: true })
    expect(stateAfter(999_999, FOUR_SIX, 16).isOver).toBe(true)
  })

  it('passes all phases of a box', () => {
    const box = (['in', 'hold', 'out', 'rest'] as const).map((phase) => ({ phase, seconds: 4 }))
    expect([0, 4_000, 8_000, 12_000, 16_000].map((ms) => stateAfter(ms, box, 2).phase)).toEqual([
      'in',
      'hold',
      'out',
      'rest',
      'in',
    ])
  })

  it('keeps fractions of a second: 5.5 breaths a minute make 55 in ten minutes', () => {
    const coherent = [
      { phase: 'in' as const, seconds: 60 / 11 },
      { phase: 'out' as const, seconds: 60 / 11 },
    ]
    expect(stateAfter(10 * 60_000 - 1, coherent, 60)).toMatchObject({ round: 54, phase: 'out' })
    expect(stateAfter(10 * 60_000 + 1, coherent, 60)).toMatchObject({ round: 55, phase: 'in' })
  })
})

describe('another pace', () => {
  const four78 = [
    { phase: 'in' as const, seconds: 4 },
    { phase: 'hold' as const, seconds: 7 },
    { phase: 'out' as const, seconds: 8 },
  ]
  const lengths = (pace: Parameters<typeof pacedPhases>[1]) => pacedPhases(four78, pace).map(({ ms }) => Math.round(ms))

  it('extends the breaths, never the time in which the breath is held', () => {
    expect(lengths('normal')).toEqual([4_000, 7_000, 8_000])
    expect(lengths('slower')).toEqual([5_000, 7_000, 10_000])
    expect(lengths('quicker')).toEqual([3_333, 5_833, 6_667])
    expect(pacedPhases([{ phase: 'rest', seconds: 4 }], 'slower')[0]?.ms).toBe(4_000)
  })

  it('counts the same counts', () => {
    const slower = pacedPhases(four78, 'slower')
    expect([0, 1_249, 1_251, 4_999, 5_000, 12_000].map((ms) => getBreathMoment(ms, slower, 4).secondsLeft)).toEqual([
      4, 4, 3, 1, 7, 8,
    ])
  })

  it('goes on at the same part of the same phase', () => {
    const [normal, slower] = [pacedPhases(four78, 'normal'), pacedPhases(four78, 'slower')]
    expect(convertElapsed(2_000, normal, slower)).toBe(2_500)
    expect(convertElapsed(19_000 + 11_000 + 4_000, normal, slower)).toBe(22_000 + 12_000 + 5_000)
    expect(convertElapsed(22_000 + 12_000 + 5_000, slower, normal)).toBe(19_000 + 11_000 + 4_000)
    expect(getBreathMoment(convertElapsed(4 * 19_000, normal, slower), slower, 4).isOver).toBe(true)
  })
})
