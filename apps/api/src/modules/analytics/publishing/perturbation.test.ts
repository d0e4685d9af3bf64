import { describe, expect, test } from 'vitest'
import type { RawCell } from './cell.ts'
import table from './noise-table.json' with { type: 'json' }
import { noiseOf, perturbed } from './perturbation.ts'
import { RULES } from './rules.ts'

const aCell = (part: Partial<RawCell>): RawCell => ({
  ...{ id: 'x', people: 100, worries: 200, largest: 3, key: 1, weightedKey: 1, sketch: '0' },
  ...{ sentimentSum: 40, sentimentPeople: 100 },
  ...part,
})
const draws = Array.from({ length: 4_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1) >>> 1)

describe('the noise table', () => {
  test.each(table.rows.map((row, count) => [count, row] as const))(
    'has for %i people mean 0, variance 4, nothing below 0 people and at most 6',
    (count, row) => {
      const moment = (power: number) => row.reduce((sum, [value = 0, probability = 0]) => sum + value ** power * probability, 0)
      const values = row.map(([value = 0]) => value)
      expect(moment(0)).toBeCloseTo(1, 8)
      expect(moment(1)).toBeCloseTo(0, 8)
      expect(moment(2)).toBeCloseTo(count === 0 ? 0 : table.variance, 8)
      expect([Math.min(...values) >= -count, Math.max(...values) <= table.most]).toEqual([true, true])
    },
  )

  test('covers every draw', () => {
    expect([noiseOf(50, 0), noiseOf(50, 0.999999999999), noiseOf(0, 0.5)]).toEqual([-6, 6, 0])
  })
})

describe('a cell with noise', () => {
  test('is the same for the same people, and differs with another person or in another epoch', () => {
    const exact = { ...RULES, countStep: 1 }
    const of = (part: Partial<RawCell>, epoch = 0) => perturbed(aCell(part), exact, epoch).people
    expect(draws.map((key) => of({ key, id: 'another' }))).toEqual(draws.map((key) => of({ key })))
    const changed = draws.filter((key) => of({ key }) !== of({ key: (key + 12_345) % 2 ** 31 }))
    const renewed = draws.filter((key) => of({ key }) !== of({ key }, 1))
    for (const { length } of [changed, renewed]) expect(length / draws.length).toBeGreaterThan(0.75)
  })

  test('is right on average, with the variance of the table', () => {
    const errors = draws.map((key) => perturbed(aCell({ key }), { ...RULES, countStep: 1 }, 7).people - 100)
    const mean = errors.reduce((sum, value) => sum + value, 0) / errors.length
    const variance = errors.reduce((sum, value) => sum + value ** 2, 0) / errors.length
    expect(Math.abs(mean)).toBeLessThan(0.15)
    expect(variance).toBeGreaterThan(3.5)
    expect(variance).toBeLessThan(4.5)
  })

  test('has counts in steps of 5 and a mean in steps of 0.05 between 0 and 1', () => {
    for (const key of draws.slice(0, 300)) {
      const { people, worries, sentiment } = perturbed(
        aCell({ key, weightedKey: key, people: 12, worries: 14, sentimentPeople: 12, sentimentSum: 11.9 }),
        RULES,
        0,
      )
      expect([people % 5, worries % 5, worries >= people]).toEqual([0, 0, true])
      expect(Math.round((sentiment ?? 0) * 20) / 20).toBeCloseTo(sentiment ?? 0, 9)
      expect(sentiment).toBeLessThanOrEqual(1)
    }
  })

  test('has no mean of fewer than 10 people', () => {
    expect(perturbed(aCell({ sentimentPeople: 9, sentimentSum: 4 }), RULES, 0).sentiment).toBeNull()
  })
})
