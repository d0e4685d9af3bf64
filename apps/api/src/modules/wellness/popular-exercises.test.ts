import { practiceApi, wellnessApi } from '@worrystone/contracts'
import { expect, it } from 'vitest'
import { dataDirWithExercise } from '../../testing/data-dir-with-exercise.ts'
import { testApp } from '../../testing/test-app.ts'
import { readCatalogue } from '../catalogue/index.ts'
import { popularExercises } from './popular-exercises.ts'

it('lists exercises first that ten people finished recently, and reveals nothing about fewer', async () => {
  let ahead = 0
  // A separate exercise, because other tests share the database.
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
  // Cached for ten minutes, so that single people cannot be observed.
  expect((await all()).at(-1)).toBe(id)
  ahead = 11 * 60_000
  expect((await all()).indexOf(id)).toBeLessThan(3)
  ahead = 92 * 24 * 60 * 60_000
  expect((await all()).at(-1)).toBe(id)
})

it('is the editors’ order while the database is unavailable', async () => {
  const { exercises } = readCatalogue('nowhere')
  const away = () => {
    throw new Error('away')
  }
  const order = popularExercises({ database: { db: away }, now: () => new Date() })
  expect(await order(exercises)).toEqual(exercises)
})
