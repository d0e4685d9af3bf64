import { practiceApi, wellnessApi } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { dataDirWithExercise } from '../../testing/data-dir-with-exercise.ts'
import { testApp } from '../../testing/test-app.ts'
import { readCatalogue } from '../catalogue/index.ts'
import { popularExercises } from './popular-exercises.ts'

it('puts first what ten people finished lately, and reveals nothing of fewer', async () => {
  let ahead = 0
  // An exercise of its own: other tests share the database.
  const id = `e-${crypto.randomUUID()}`
  const app = await testApp({
    now: () => new Date(Date.now() + ahead),
    environment: { DATA_DIR: dataDirWithExercise({ id }) },
  })
  const all = async () => (await app.call(wellnessApi.popularExercises, { query: { limit: '100' } })).data.map((one) => one.id)
  const finish = async () => {
    const { token } = await app.aMember()
    const { data } = await app.call(practiceApi.start, { as: token, params: { id } })
    await app.call(practiceApi.save, { as: token, params: { id: data.id }, body: { completed: true } })
  }
  for (let count = 0; count < 9; count++) await finish()
  expect((await all()).at(-1)).toBe(id)
  await finish()
  // Kept for ten minutes, so that nobody can watch a single person arrive.
  expect((await all()).at(-1)).toBe(id)
  ahead = 11 * 60_000
  expect((await all()).indexOf(id)).toBeLessThan(3)
  ahead = 92 * 24 * 60 * 60_000
  expect((await all()).at(-1)).toBe(id)
})

it('is the editors’ order while the database is away', async () => {
  const { exercises } = readCatalogue('nowhere')
  const away = () => {
    throw new Error('away')
  }
  const order = popularExercises({ database: { db: away }, now: () => new Date() })
  expect(await order(exercises)).toEqual(exercises)
})
