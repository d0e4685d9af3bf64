import { bucketOf } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { visitors } from './visitors.ts'

async function drawVisitors(seed: number, salt: string, count = 200) {
  const nextVisitor = visitors({ seed, salt, percentBp: 1_000, share: 0.8 })
  const people = await Promise.all(Array.from({ length: count }, nextVisitor))
  const getsCandidate = await Promise.all(people.map(async ({ id }) => (await bucketOf(salt, 'worries', id)) < 1_000))
  return people.map((person, index) => ({ ...person, getsCandidate: getsCandidate[index] }))
}

it('assigns the candidate to one of each ten visitors, and the fault to the given share of those', async () => {
  const people = await drawVisitors(24, 'a salt')
  for (let batch = 0; batch < 20; batch++)
    expect(people.slice(batch * 10, batch * 10 + 10).filter(({ getsCandidate }) => getsCandidate)).toHaveLength(1)
  expect(people.filter(({ isAffected }) => isAffected)).toHaveLength(16)
  expect(people.every(({ isAffected, getsCandidate }) => getsCandidate || !isAffected)).toBe(true)
  expect(new Set(people.map(({ id }) => id)).size).toBe(200)
})

it('is the same for a seed with any salt, and differs between seeds', async () => {
  const sequenceOf = async (seed: number, salt: string) =>
    (await drawVisitors(seed, salt)).map(({ number, getsCandidate, isAffected }) => [number, getsCandidate, isAffected])
  expect(await sequenceOf(7, 'one salt')).toEqual(await sequenceOf(7, 'another'))
  expect(await sequenceOf(8, 'one salt')).not.toEqual(await sequenceOf(7, 'one salt'))
})
