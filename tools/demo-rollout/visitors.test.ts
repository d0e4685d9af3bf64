import { bucketOf } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { visitors } from './visitors.ts'

async function crowd(seed: number, salt: string, count = 200) {
  const next = visitors({ seed, salt, percentBp: 1_000, share: 0.8 })
  const people = await Promise.all(Array.from({ length: count }, next))
  const getsCandidate = await Promise.all(people.map(async ({ id }) => (await bucketOf(salt, 'worries', id)) < 1_000))
  return people.map((person, index) => ({ ...person, getsCandidate: getsCandidate[index] }))
}

it('assigns the candidate to one of each ten visitors, and the fault to the given share of those', async () => {
  const people = await crowd(24, 'a salt')
  for (let ten = 0; ten < 20; ten++)
    expect(people.slice(ten * 10, ten * 10 + 10).filter(({ getsCandidate }) => getsCandidate)).toHaveLength(1)
  expect(people.filter(({ isAffected }) => isAffected)).toHaveLength(16)
  expect(people.every(({ isAffected, getsCandidate }) => getsCandidate || !isAffected)).toBe(true)
  expect(new Set(people.map(({ id }) => id)).size).toBe(200)
})

it('is the same for a seed with any salt, and differs between seeds', async () => {
  const story = async (seed: number, salt: string) =>
    (await crowd(seed, salt)).map(({ number, getsCandidate, isAffected }) => [number, getsCandidate, isAffected])
  expect(await story(7, 'one salt')).toEqual(await story(7, 'another'))
  expect(await story(8, 'one salt')).not.toEqual(await story(7, 'one salt'))
})
