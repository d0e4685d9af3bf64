import { describe, expect, it } from 'vitest'
import { getBreathMoment } from './breath-moment.ts'

const FOUR_SIX = [
  { phase: 'in' as const, seconds: 4 },
  { phase: 'out' as const, seconds: 6 },
]

describe('the state of a breath', () => {
  it.each([
    [0, 0, 'in', 4],
    [3_999, 0, 'in', 1],
    [4_000, 0, 'out', 6],
    [9_999, 0, 'out', 1],
    [10_000, 1, 'in', 4],
  ])('after %i ms', (ms, round, phase, secondsLeft) => {
    expect(getBreathMoment(ms, FOUR_SIX, 16)).toMatchObject({ round, phase, secondsLeft, isOver: false })
  })

  it('stays finished after the last round', () => {
    expect(getBreathMoment(159_999, FOUR_SIX, 16).isOver).toBe(false)
    expect(getBreathMoment(160_000, FOUR_SIX, 16)).toMatchObject({ round: 16, isOver: true })
    expect(getBreathMoment(999_999, FOUR_SIX, 16).isOver).toBe(true)
  })

  it('passes all phases of a box', () => {
    const box = (['in', 'hold', 'out', 'rest'] as const).map((phase) => ({ phase, seconds: 4 }))
    expect([0, 4_000, 8_000, 12_000, 16_000].map((ms) => getBreathMoment(ms, box, 2).phase)).toEqual([
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
    expect(getBreathMoment(10 * 60_000 - 1, coherent, 60)).toMatchObject({ round: 54, phase: 'out' })
    expect(getBreathMoment(10 * 60_000 + 1, coherent, 60)).toMatchObject({ round: 55, phase: 'in' })
  })
})
