import { LIMITS } from '@worrystone/contracts'
import { expect, test } from 'vitest'
import { makeCommunity } from './first-reply/make-community.ts'
import { mostAnswered } from './first-reply/most-answered.ts'
import { simulate } from './first-reply/simulate.ts'

const SEEDS = [1, 2, 3, 4, 5]
const simulateAll = (order: 'newest' | 'waiting') =>
  SEEDS.map((seed) => simulate(makeCommunity({ readers: 300, worries: 100, visits: 280, hours: 6, seed }), order))
const mean = (outcomes: ReturnType<typeof simulateAll>) =>
  outcomes.reduce((sum, { withinAnHour }) => sum + withinAnHour, 0) / outcomes.length

test('lending answers at least a third more worries within an hour than newest first, by the same people and visits', () => {
  const [newest, lent] = [mean(simulateAll('newest')), mean(simulateAll('waiting'))]
  expect(newest).toBeGreaterThan(0.3)
  expect(lent / newest).toBeGreaterThan(4 / 3)
})

test('no order answers more than the bound that is printed beside them', () => {
  for (const seed of SEEDS) {
    const community = makeCommunity({ readers: 300, worries: 100, visits: 60, hours: 6, seed })
    const upperBound = mostAnswered(community)
    expect(upperBound).toBeLessThan(1)
    for (const order of ['newest', 'waiting'] as const)
      expect(simulate(community, order).withinAnHour).toBeLessThanOrEqual(upperBound)
  }
})

test('it gives no worry to more than five at once, and no dangerous one to a newcomer', () => {
  for (const { mostReaders, dangerousToNewcomers } of simulateAll('waiting')) {
    expect(mostReaders).toBeLessThanOrEqual(LIMITS.readersAtOnce)
    expect(dangerousToNewcomers).toBe(0)
  }
  expect(Math.max(...simulateAll('newest').map(({ mostReaders }) => mostReaders))).toBeGreaterThan(LIMITS.readersAtOnce)
  expect(Math.min(...simulateAll('newest').map(({ dangerousToNewcomers }) => dangerousToNewcomers))).toBeGreaterThan(0)
})
